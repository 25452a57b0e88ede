import type { FastifyReply } from 'fastify';
import { closedSources } from '../../base/database/run-sources';
import type { Context } from '../../context';
import { findRun } from '../store/runs';
import { createVeil } from '../veil';
import { veiledViewer } from '../veiled-viewer';
import { streamRun } from './stream-run';

interface Watching {
  run: string;
  from: number;
  /** Knowledge bases that the viewer may read. */
  ids: readonly number[];
}

/** Streams the events of an existing run, as far as this viewer may read its sources. */
export async function watchRun(
  { store, runs }: Context,
  { run, from, ids }: Watching,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row, closed] = await Promise.all([findRun(store.db, run), closedSources(store.db, { run }, ids)]);
  const mayLean = row?.status === 'running' && !row.bases.every((base) => ids.includes(base));
  const docs = closed.get(run);
  const inStretches = Boolean(row?.research);
  if (!docs && !mayLean) return streamRun(runs, run, from, reply, { inStretches });
  const veil = createVeil(({ docId, kbId }) => (docs?.has(docId) ?? false) || !ids.includes(kbId), docs !== undefined);
  return streamRun(runs, run, 0, reply, { inStretches, through: (viewer) => veiledViewer(viewer, from, veil) });
}
