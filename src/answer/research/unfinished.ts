import { hasEnded, type RunState } from '@/stream/run-state';

type Report = Pick<RunState, 'start' | 'plan' | 'blocks' | 'status'>;

/** A report that has begun: what came after its plan was approved, or without one. */
export const hasReport = ({ start, blocks }: Report): boolean =>
  start?.mode === 'research' && blocks.some(({ id }) => id === 'head-1');

/** A report that ended with open items, at its asker's wish or for want of time: it can be gone on with. */
export const isUnfinished = (state: Report): boolean =>
  hasReport(state) &&
  hasEnded(state as RunState) &&
  state.plan.some((item) => item.state === 'waiting' || item.state === 'reading');
