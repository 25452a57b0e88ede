import type { Context } from '../../context';
import { revisionDates } from '../../knowledge';
import { readAttachments } from '../store/attachments';
import { countResume, type RunRow, readEvents } from '../store/runs';
import { type ResearchInput, researchWork } from './write-research';

/** A research that takes down every node that goes on with it must end sometime. */
const MOST = 3;
const everything = 1_000_000;

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
    const datesOf = (documents: string[]) => revisionDates(db, documents);
    const attached = (ids: readonly string[]) => readAttachments(db, ids);
    const tools = { search, verified, log, datesOf, attached };
    runs.resume(run, events, researchWork(run.research as ResearchInput, tools, events));
    return true;
  };
