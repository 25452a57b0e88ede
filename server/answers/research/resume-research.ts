import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { Context } from '../../context';
import { revisionDates } from '../../knowledge';
import { readAttachments } from '../store/attachments';
import { listMemory, type MemoryKey } from '../store/memory';
import { countResume, type RunRow, readEvents } from '../store/runs';
import { budgetOf, longestMs } from './budget';
import { type ResearchInput, researchWork } from './write-research';

/** A research that takes down every node that goes on with it must end sometime. */
const MOST = 3;
const everything = 1_000_000;

/** What a research reads of the database besides documents. */
export const reading = (db: Kysely<Tables>) => ({
  attached: (ids: readonly string[]) => readAttachments(db, ids),
  datesOf: (documents: string[]) => revisionDates(db, documents),
  remembered: (key: MemoryKey) => listMemory(db, key),
  readLog: (run: string) => readEvents(db, run, 0, everything),
});

/** Goes on with a research whose node has died, at its last finished section; false for anything else. */
export const createResume =
  ({
    store: { db },
    runs,
    search,
    verified,
    log,
  }: Pick<Context, 'store' | 'runs' | 'search' | 'log'> & Partial<Pick<Context, 'verified'>>) =>
  async (run: RunRow): Promise<boolean> => {
    if (!run.research) return false;
    const events = await readEvents(db, run.id, 0, everything);
    if (events.some(({ event }) => event === 'deep_researcher_end')) return false;
    if (!(await countResume(db, run.id, MOST))) return false;
    const tools = { search, verified, log, ...reading(db) };
    const input = run.research as ResearchInput;
    runs.resume(run, events, researchWork(input, tools, events), longestMs(budgetOf(input.budget)));
    return true;
  };
