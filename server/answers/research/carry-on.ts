import type { Kysely } from 'kysely';
import { OWN_BASE } from '../../base/database/run-sources';
import type { Tables } from '../../base/database/tables';
import { conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { compact } from '../runs/compact';
import type { RunEvent, RunStep } from '../runs/types';
import { findRun, readEvents } from '../store/runs';
import type { ResearchInput } from './plan-research';
import { isOpen, readReport } from './report-state';

const everything = 1_000_000;

/**
 * A report with open items that has ended: paused, stopped, out of time or finished early. Throws 409 if it still runs or
 * is whole, and where it quotes what this reader may read no more.
 */
export async function readUnfinished(db: Kysely<Tables>, run: string, readable: readonly number[]) {
  const row = await findRun(db, run);
  if (!row?.research) throw notFound('run', run);
  const report = readReport(await readEvents(db, run, 0, everything));
  const waits = report.items.some(isOpen) && report.blocks.has('head-1');
  if (row.status === 'running' || !waits) throw conflict(message('answers:research.whole'));
  const closed = report.sources.some(({ kbId }) => kbId !== OWN_BASE && !readable.includes(kbId));
  if (closed) throw conflict(message('answers:research.closed'));
  return { input: row.research as ResearchInput, isPaused: row.status === 'paused' };
}

/** What a continued report begins with: the finished sections of the earlier one, with their numbers. */
export function carriedSteps(events: readonly RunEvent[]): RunStep[] {
  return compact(events).flatMap(({ event, data }): RunStep[] => {
    if (event === 'plan') {
      const items = data.items.map((item) =>
        item.state === 'reading' ? { ...item, state: 'waiting' as const } : item,
      );
      return [{ event, data: { ...data, items } }];
    }
    // The list of sources at the end is written again, with the numbers that are free by then.
    if (event === 'source_add') return data.read === 'read' ? [] : [{ event, data }];
    if (event === 'outline') return [{ event, data: { items: data.items.filter(({ block }) => isKept(block)) } }];
    if (event === 'cite') return isKept(data.block) ? [{ event, data }] : [];
    if (event === 'block_open') return isKept(data.id) ? [{ event, data }] : [];
    if (event === 'block_patch')
      return isKept(data.id)
        ? [
            { event, data },
            { event: 'block_close', data: { id: data.id } },
          ]
        : [];
    if (event === 'steer') return data.op === 'exclude' ? [{ event, data }] : [];
    if (event === 'fit' || event === 'verified_answer' || event === 'understood') return [{ event, data } as RunStep];
    return [];
  });
}

const isKept = (block: string): boolean => block !== 'end-1' && block !== 'plan-1';
