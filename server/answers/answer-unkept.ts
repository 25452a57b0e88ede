import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../generated/locales';
import {
  type OwnNames,
  type QuotedCommunity,
  quotableSearch,
  type SearchEngine,
  type VerifiedAnswers,
} from '../knowledge';
import type { Answerer } from './answerer/types';
import type { RunSink, RunStep, RunUsage } from './runs/types';
import { writeAnswer } from './runs/write-answer';

interface Asked {
  text: string;
  scope: number[];
  locale: Locale;
  names?: OwnNames | undefined;
  /** The question before, on which this one may depend. */
  before?: string | undefined;
  /** What answers quote of the domain's community. */
  community?: QuotedCommunity | undefined;
}

interface Parts {
  search: Pick<SearchEngine, 'search' | 'suggest'>;
  answerer: Answerer;
  log: FastifyBaseLogger;
  verified?: VerifiedAnswers | undefined;
  datesOf?: (documents: string[]) => Promise<ReadonlyMap<string, string>>;
}

interface Hearer {
  hear(step: RunStep): void;
  /** Resolves when there is room for more. */
  room?(): Promise<void>;
  signal: AbortSignal;
}

/** The answer that a run would give, step by step, without a chat and without keeping anything. */
export async function answerUnkept(
  { verified, datesOf, ...parts }: Parts,
  { names, before, community, ...asked }: Asked,
  { hear, room = async () => {}, signal }: Hearer,
): Promise<{ usage?: RunUsage }> {
  const closing: (() => void)[] = [];
  const sink: RunSink = {
    ids: { run: '', msg: '', chat: '' },
    signal,
    emit: hear,
    room,
    onSteer: () => {},
    beforeEnd: (write) => void closing.push(write),
  };
  const turn = before === undefined ? null : { from: 'chat' as const, asked: before };
  const question = { ...asked, ...(names && { names }), ...(turn && { before: async () => turn }) };
  const tools = {
    ...parts,
    search: quotableSearch(parts.search, community),
    ...(datesOf && { datesOf }),
    ...(verified && community?.inAnswers !== 'none' && { verified }),
  };
  const end = await writeAnswer(sink, question, tools);
  for (const close of closing) close();
  return end;
}
