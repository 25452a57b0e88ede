import { untilSignedIn } from '@/browser/sign-in-gate';
import { track } from '@/browser/track';
import { followRun } from './follow-run';
import { publishPerFrame } from './publish-per-frame';
import { reduceRun, reduceRuns } from './reduce-run';
import { emptyRun, hasEnded, type RunState } from './run-state';
import { stopRun } from './stop-run';
import type { StreamFailure } from './stream-failure';
import type { ResearchRequest, Transport } from './transport';
import type { RunEvent } from './types';

export interface RunSnapshot {
  state: RunState;
  phase: 'idle' | 'connecting' | 'streaming' | 'reattaching' | 'ended' | 'failed';
  /** Number of the current reconnection, out of four. */
  attempt: number;
  /** The visitor has asked to stop; the end event is still pending. */
  stopping: boolean;
  failure: StreamFailure | null;
}

export interface RunHandle {
  id: string;
  snapshot(): RunSnapshot;
  /** The first subscriber starts watching; it ends shortly after the last one leaves. The run continues anyway. */
  subscribe(fn: () => void): () => void;
  stop(): Promise<boolean>;
  /** Continues after a failure, from the last event received. */
  resume(): void;
  /** Stops reconnecting. The answer continues on the server, and `resume` reconnects. */
  giveUp(): void;
  watched(): boolean;
}

interface Seed {
  request?: ResearchRequest;
  events?: readonly RunEvent[];
}

/** Long enough for a navigation or a double mount; short, because each connection costs the server. */
const leaveMs = 5_000;

export function createRunHandle(id: string, transport: Transport, { request, events = [] }: Seed): RunHandle {
  let state = reduceRuns(emptyRun, events);
  let received = events.length > 0;
  let current: RunSnapshot = {
    state,
    phase: hasEnded(state) ? 'ended' : 'idle',
    attempt: 0,
    stopping: false,
    failure: null,
  };
  let watching: AbortController | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let next: Partial<RunSnapshot> = {};
  const publisher = publishPerFrame(() => {
    current = { ...current, ...next, state };
    next = {};
    for (const fn of listeners) fn();
  });
  const tell = (part: Partial<RunSnapshot>) => {
    next = { ...next, ...part };
    publisher.now();
  };

  function watch() {
    if (watching || hasEnded(state)) return;
    const controller = new AbortController();
    watching = controller;
    tell({ phase: 'connecting', attempt: 0, failure: null });
    const following = followRun({
      signal: controller.signal,
      state: () => state,
      open: (signal) =>
        request && !received ? transport.start(request, signal) : transport.resume(id, state.last, signal),
      apply(event) {
        state = reduceRun(state, event);
        received = true;
        publisher.soon();
      },
      restart() {
        state = emptyRun;
      },
      onAttempt: (attempt) => tell({ phase: 'reattaching', attempt }),
      onOpen: () => tell({ phase: 'streaming', attempt: 0 }),
      onWake,
      untilSignedIn,
    });
    void following.then((failure) => {
      // Outdated: watching was given up, and perhaps resumed, in the meantime.
      if (watching !== controller) return;
      watching = null;
      // Only of questions that were asked on this page.
      if (hasEnded(state) && request) track('answered', { what: outcomeOf(state) });
      if (hasEnded(state)) tell({ phase: 'ended', attempt: 0, stopping: false, failure: null });
      else if (failure) tell({ phase: 'failed', attempt: 0, stopping: false, failure });
      else if (!watching) tell({ phase: 'idle', attempt: 0 });
    });
  }

  return {
    id,
    snapshot: () => current,
    watched: () => listeners.size > 0,
    subscribe(fn) {
      clearTimeout(leaving);
      listeners.add(fn);
      if (current.phase !== 'failed') watch();
      return () => {
        listeners.delete(fn);
        if (listeners.size === 0) leaving = setTimeout(() => watching?.abort(), leaveMs);
      };
    },
    async stop() {
      if (hasEnded(state)) return true;
      tell({ stopping: true });
      const stopped = await stopRun(transport, id, () => state.last);
      if (!stopped) tell({ stopping: false });
      // The connection broke earlier, so the rest of the answer is fetched.
      else if (stopped.missed > 0 && listeners.size > 0) watch();
      return stopped !== null;
    },
    resume: watch,
    giveUp() {
      if (!watching || hasEnded(state)) return;
      watching.abort();
      watching = null;
      tell({ phase: 'failed', attempt: 0, stopping: false, failure: { kind: 'incomplete' } });
    },
  };
}

function onWake(fn: () => void): () => void {
  const look = () => {
    if (!document.hidden) fn();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

function outcomeOf({ status, sources }: RunState): 'cited' | 'nothing' | 'stopped' | 'failed' {
  if (status === 'done') return sources.length > 0 ? 'cited' : 'nothing';
  return status === 'stopped' || status === 'paused' ? 'stopped' : 'failed';
}
