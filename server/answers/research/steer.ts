import type { SearchHit } from '../../knowledge';
import type { RunSink, Steer } from '../runs/types';
import type { ReportState } from './report-state';

/** What the asker, or the time, wants of a report before its next step. */
export type Halt = 'finish' | 'pause' | 'spent';

/** Listens to the asker and to the clock: after `endsAt`, in ms since 1970, nothing more is read. */
export function createSteering(sink: RunSink, endsAt: number) {
  let all: readonly Steer[] = [];
  let halt = () => {};
  const halted = new Promise<'halt'>((resolve) => {
    halt = () => resolve('halt');
  });
  const clock = setTimeout(halt, Math.max(0, endsAt - Date.now()));
  clock.unref();
  sink.signal.addEventListener('abort', () => clearTimeout(clock), { once: true });
  const wants = (op: Steer['op']) => all.some((steer) => steer.op === op);
  sink.onSteer((steers) => {
    all = steers;
    if (wants('finish') || wants('pause')) halt();
  });
  return {
    /** The result of a step, unless the report is to halt before that. */
    unlessHalted: <T>(step: Promise<T>) => Promise.race([step, halted]),
    /** Applies what has not been applied yet; says if and how the report ends here. */
    apply(state: ReportState, read: readonly SearchHit[]): Halt | undefined {
      for (const steer of all) if (!state.steered.has(steer.id)) applyOne(sink, state, read, steer);
      if (wants('finish')) return 'finish';
      if (wants('pause')) return 'pause';
      return Date.now() >= endsAt ? 'spent' : undefined;
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
