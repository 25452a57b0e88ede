import { useSyncExternalStore } from 'react';
import type { RunHandle, RunSnapshot } from './run-handle';
import { type RunRegistry, runRegistry } from './run-registry';
import type { RunEvent } from './types';

/**
 * An answer as it grows. `events` of a stored message are shown at once; if they do not reach the end, the stream is resumed from
 * there. To ask, call `runRegistry.start(request)` where the question is sent and `useRun(request.answerId)` where it is shown.
 */
export function useRun(
  id: string,
  events?: readonly RunEvent[],
  registry: RunRegistry = runRegistry,
): RunSnapshot & Pick<RunHandle, 'stop' | 'resume' | 'giveUp'> {
  const handle = registry.open(id, events);
  const snapshot = useSyncExternalStore(handle.subscribe, handle.snapshot);
  return { ...snapshot, stop: handle.stop, resume: handle.resume, giveUp: handle.giveUp };
}
