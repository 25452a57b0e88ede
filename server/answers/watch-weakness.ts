import type { WeakAnswer } from '../knowledge';
import type { RunSink, RunStep } from './runs/types';

type Cause = Exclude<WeakAnswer['cause'], 'thumbs-down'>;

/** Passes events on, and says afterwards whether they make a weak answer. */
export function watchWeakness(given: RunSink): { sink: RunSink; cause: () => Cause | undefined } {
  let cause: Cause | undefined;
  const sink: RunSink = {
    ...given,
    emit(step) {
      cause = causeOf(step) ?? cause;
      given.emit(step);
    },
  };
  return { sink, cause: () => cause };
}

/** How well the whole answer fits decides; a claim without support, if it says nothing else. */
function causeOf({ event, data }: RunStep): Cause | undefined {
  if (event === 'cite') return data.support === 'none' ? 'unsupported' : undefined;
  if (event !== 'fit' || data.value === 'direct') return undefined;
  return data.value === 'none' ? 'nothing' : 'near';
}
