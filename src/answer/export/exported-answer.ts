import type { RunState } from '@/stream/run-state';
import type { RunCite, RunSource } from '@/stream/types';
import { type ExportWords, placeOf } from '../sources/answer-export';
import { quotesOf } from '../sources/quotes-of';

/** An answer as it is exported: the same whatever the format. */
export interface ExportedAnswer {
  title: string;
  /** Who wrote it, and when: its own date, so that the same answer is the same file. */
  facts: string[];
  /** Markdown with `[n]` markers. */
  text: string;
  lang: string;
  heading: string;
  sources: ExportedSource[];
  endedAt: Date;
}

export interface ExportedSource {
  n: number;
  /** Document, headings, page, version. */
  name: string;
  href: string;
  /** The words quoted of it; empty if it was only read. */
  quotes: string[];
}

export interface AnswerWords extends ExportWords {
  version: (version: number) => string;
  writer: string;
}

export function exportedAnswer(question: string, text: string, state: RunState, words: AnswerWords): ExportedAnswer {
  const endedAt = new Date(state.endedAt ?? state.startedAt ?? 0);
  return {
    title: question.replace(/\s+/g, ' ').trim(),
    facts: [words.writer, endedAt.toISOString().slice(0, 10)],
    text: text.trim(),
    lang: state.start?.locale ?? 'zh-CN',
    heading: words.sources,
    sources: state.sources.map((source) => exportedSource(source, state.cites, words)),
    endedAt,
  };
}

export function exportedSource(source: RunSource, cites: readonly RunCite[], words: AnswerWords): ExportedSource {
  const { name, href } = placeOf(source, words);
  return { n: source.n, name: `${name} · ${words.version(source.ver)}`, href, quotes: quotesOf(source, cites) };
}
