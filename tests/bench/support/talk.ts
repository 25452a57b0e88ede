import pino from 'pino';
import type { Locale } from '../../../generated/locales';
import { extractiveAnswerer } from '../../../server/answers/answerer/extractive-answerer';
import type { RunData, RunSink, RunStep } from '../../../server/answers/runs/types';
import { writeAnswer } from '../../../server/answers/runs/write-answer';
import { turnOf } from '../../../server/answers/talk/turn-of';
import type { Turn } from '../../../server/answers/talk/types';
import type { SearchEngine } from '../../../server/knowledge/search/types';

/** What the reader gets: the first cited source, and all text except the safety rules above the answer. */
export interface Told {
  first: RunData<'source_add'> | undefined;
  says: string;
}

interface Talk {
  search: SearchEngine;
  scope: number[];
  locale: Locale;
}

const log = pino({ level: 'warn' });

/** Asks the questions in order, as in a chat; returns the last answer. */
export async function answerTurns(turns: readonly string[], talk: Talk): Promise<Told> {
  let told: Told = { first: undefined, says: '' };
  let before: Turn | null = null;
  for (const text of turns) {
    const steps = await answer(text, before, talk);
    told = toldBy(steps);
    before = turnOf(text, steps) ?? before;
  }
  return told;
}

async function answer(text: string, before: Turn | null, { search, scope, locale }: Talk): Promise<RunStep[]> {
  const steps: RunStep[] = [];
  const sink: RunSink = {
    ids: { run: 'r', msg: 'm', chat: 'c' },
    signal: new AbortController().signal,
    emit: (step) => steps.push(step),
    onSteer: () => {},
    beforeEnd: () => {},
    room: async () => {},
  };
  await writeAnswer(
    sink,
    { text, scope, locale, before: async () => before },
    { search, answerer: extractiveAnswerer, log },
  );
  return steps;
}

function toldBy(steps: readonly RunStep[]): Told {
  const blocks = steps.flatMap((step) => (step.event === 'block_open' ? [step.data] : []));
  const answers = new Set(blocks.filter(({ type }) => type !== 'callout' && type !== 'notice').map(({ id }) => id));
  const sources = steps.flatMap((step) => (step.event === 'source_add' ? [step.data] : []));
  const told: Told = { first: undefined, says: '' };
  for (const step of steps) {
    if (step.event === 'block_patch' && answers.has(step.data.id)) told.says += step.data.append ?? '';
    if (step.event !== 'cite' || told.first || !answers.has(step.data.block)) continue;
    const [sid] = step.data.sids;
    told.first = sources.find((source) => source.sid === sid);
  }
  return told;
}
