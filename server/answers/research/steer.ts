import type { SearchHit } from '../../knowledge';
import type { RunSink, Steer } from '../runs/types';
import type { ReportState } from './report-state';

/** Listens to the asker. */
export function createSteering(sink: RunSink) {
  let all: readonly Steer[] = [];
  let finish = () => {};
  const finished = new Promise<'finish'>((resolve) => {
    finish = () => resolve('finish');
  });
  sink.onSteer((steers) => {
    all = steers;
    if (steers.some(({ op }) => op === 'finish')) finish();
  });
  return {
    /** The result of a step, unless the asker wants the end before that. */
    unlessFinished: <T>(step: Promise<T>) => Promise.race([step, finished]),
    /** Applies what has not been applied yet; true if the report ends here. */
    apply(state: ReportState, read: readonly SearchHit[]): boolean {
      for (const steer of all) if (!state.steered.has(steer.id)) applyOne(sink, state, read, steer);
      return all.some(({ op }) => op === 'finish');
    },
  };
}

function applyOne(sink: RunSink, state: ReportState, read: readonly SearchHit[], steer: Steer): void {
  const { id, op, item, document } = steer;
  if (op === 'drop') {
    const waits = state.items.some((one) => one.id === item && one.state === 'waiting');
    const items = state.items.map((one) => (one.id === item && waits ? { ...one, state: 'dropped' as const } : one));
    if (waits) sink.emit({ event: 'plan', data: { rev: state.rev + 1, items } });
    sink.emit({ event: 'steer', data: { id, op, item, state: waits ? 'done' : 'late' } });
  } else if (op === 'exclude') {
    const known = [...state.sources, ...read].find(({ docId }) => docId === document);
    sink.emit({ event: 'steer', data: { id, op, document, state: 'done', ...(known && { title: known.title }) } });
  } else sink.emit({ event: 'steer', data: { id, op, state: 'done' } });
}
