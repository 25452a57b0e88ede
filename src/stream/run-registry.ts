import { useSyncExternalStore } from 'react';
import { createRunHandle, type RunHandle, type RunSnapshot } from './run-handle';
import { createTransport, type ResearchRequest, type Transport } from './transport';
import type { RunEvent } from './types';

const keep = 50;

/** The runs of this page, by id. Shared by all screens: a question is asked on one page and answered on another. */
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
    /** Starts a run. The answer's id is the run's id, so repeating a request does not start another. */
    start(request: ResearchRequest): RunHandle {
      return handles.get(request.answerId) ?? add(createRunHandle(request.answerId, transport, { request }));
    },
    /** A run started elsewhere or before a reload; `events` come from the stored message. */
    open(id: string, events?: readonly RunEvent[]): RunHandle {
      return handles.get(id) ?? add(createRunHandle(id, transport, { events }));
    },
  };
}

export type RunRegistry = ReturnType<typeof createRunRegistry>;

export const runRegistry = createRunRegistry();

/**
 * An answer as it grows. The stored `events` are shown at once and, if incomplete, the stream resumes after them. To
 * ask, call `runRegistry.start(request)`; to show the answer, `useRun(request.answerId)`.
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
