import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../generated/locales';
import type { OwnNames, SearchEngine } from '../knowledge';
import { answerUnkept } from './answer-unkept';
import { extractiveAnswerer } from './answerer/extractive-answerer';
import type { RunStep } from './runs/types';

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
  parts: { search: Pick<SearchEngine, 'search' | 'suggest'>; log: FastifyBaseLogger },
  asked: Asked,
): Promise<AnsweredOnce> {
  const steps: RunStep[] = [];
  const { signal } = new AbortController();
  await answerUnkept({ ...parts, answerer: extractiveAnswerer }, asked, {
    hear: (step) => void steps.push(step),
    signal,
  });
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
