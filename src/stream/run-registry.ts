import { useSyncExternalStore } from 'react';
import { createRunHandle, type RunHandle, type RunSnapshot } from './run-handle';
import { createTransport, type ResearchRequest, type Transport } from './transport';
import type { RunEvent } from './types';

const keep = 50;

/**
 * The runs this page knows, by id. A run started by one screen is watched on by the next: the question is asked on one page and
 * answered on another, and neither holds the stream.
 */
export function createRunRegistry(transport: Transport = createTransport()) {
  const handles = new Map<string, RunHandle>();

  function add(handle: RunHandle): RunHandle {
    handles.set(handle.id, handle);
    for (const [id, old] of handles) {
      if (handles.size <= keep) break;
      const { phase } = old.snapshot();
      if (id !== handle.id && !old.watched() && (phase === 'ended' || phase === 'failed')) handles.delete(id);
    }
    return handle;
  }

  return {
    /** Asks a question. The answer's id is the run's id, so asking the same twice is asking once. */
    start(request: ResearchRequest): RunHandle {
      return handles.get(request.answerId) ?? add(createRunHandle(request.answerId, transport, { request }));
    },
    /** A run that was started elsewhere, or before a refresh; `events` is what the stored message already tells. */
    open(id: string, events?: readonly RunEvent[]): RunHandle {
      return handles.get(id) ?? add(createRunHandle(id, transport, { events }));
    },
  };
}

export type RunRegistry = ReturnType<typeof createRunRegistry>;

export const runRegistry = createRunRegistry();

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
