import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../generated/locales';
import type { OwnNames, SearchEngine } from '../knowledge';
import { extractiveAnswerer } from './answerer/extractive-answerer';
import type { RunSink, RunStep } from './runs/types';
import { writeAnswer } from './runs/write-answer';

interface Asked {
  text: string;
  scope: number[];
  locale: Locale;
  names?: OwnNames | undefined;
}

export interface AnsweredOnce {
  text: string;
  /** The sources that the answer cites. */
  sources: { docId: string; title: string; quote: string }[];
}

/** The same answer as a visitor's run without a model gives, without a chat and without keeping anything. */
export async function answerOnce(
  { search, log }: { search: Pick<SearchEngine, 'search' | 'suggest'>; log: FastifyBaseLogger },
  { names, ...asked }: Asked,
): Promise<AnsweredOnce> {
  const steps: RunStep[] = [];
  const closing: (() => void)[] = [];
  const sink: RunSink = {
    ids: { run: '', msg: '', chat: '' },
    signal: new AbortController().signal,
    emit: (step) => void steps.push(step),
    room: async () => {},
    onSteer: () => {},
    beforeEnd: (write) => void closing.push(write),
  };
  await writeAnswer(sink, { ...asked, ...(names && { names }) }, { search, answerer: extractiveAnswerer, log });
  for (const close of closing) close();
  const cited = new Set(steps.flatMap((step) => (step.event === 'cite' ? step.data.sids : [])));
  return {
    text: steps.flatMap((step) => (step.event === 'block_patch' ? (step.data.append ?? []) : [])).join(''),
    sources: steps.flatMap((step) =>
      step.event === 'source_add' && cited.has(step.data.sid)
        ? [{ docId: step.data.docId, title: step.data.title, quote: step.data.quote }]
        : [],
    ),
  };
}
