import { readEventStream } from '@/browser/read-event-stream';
import { parseEvent } from './parse-event';
import { hasEnded, type RunState } from './run-state';
import { httpFailure, type StreamFailure } from './stream-failure';
import type { RunEvent } from './types';

export const followLimits = {
  reattach: 4,
  pauseMs: 1_000,
  /** The whole wait of section 8; a Continue opens a new one. */
  totalMs: 300_000,
  /** Three heartbeats missed: the line is dead even if no one closed it. */
  quietMs: 30_000,
  /** A tab that wakes after this long without a byte does not trust its line. */
  wakeMs: 15_000,
  lastLookMs: 2_000,
};

export interface FollowPort {
  /** Asks for the stream from where the state stands. */
  open(signal: AbortSignal): Promise<Response>;
  state(): RunState;
  apply(event: RunEvent): void;
  /** Forgets everything: the next stream begins at the first event. */
  restart(): void;
  onAttempt(attempt: number): void;
  onOpen(): void;
  /** Calls back when the page is looked at again; returns the way to stop that. */
  onWake(fn: () => void): () => void;
  /** Opens the sign-in over the page; true when somebody has signed in. */
  untilSignedIn(signal: AbortSignal): Promise<boolean>;
  signal: AbortSignal;
}

interface Tally {
  /** Until when all of it may take; the time that somebody signs in does not count. */
  deadline: number;
  /** Somebody has signed in meanwhile: the line is opened again at once. */
  renewed: boolean;
  opened: boolean;
  bytes: number;
  refused: StreamFailure | null;
}

/**
 * Watches a run until its end event, through cut lines, restarted servers and sleeping tabs. The run itself belongs to the server:
 * leaving early (signal) or failing here stops nothing. Resolves with null when the end was seen or the viewer left.
 */
export async function followRun(port: FollowPort): Promise<StreamFailure | null> {
  const deadline = Date.now() + followLimits.totalMs;
  const tally: Tally = { deadline, renewed: false, opened: false, bytes: 0, refused: null };
  for (let attempt = 0; ; ) {
    const before = port.state().last;
    const hadGap = port.state().gap;
    const failure = await attach(port, tally, attempt > 0);
    if (hasEnded(port.state()) || port.signal.aborted) return null;
    if (failure) return failure;
    if (tally.renewed) continue;
    if (Date.now() >= tally.deadline) return lastLook(port, tally);
    if (port.state().last > before) attempt = 0;
    // A hole that a resume does not mend (a log compacted in between) needs the whole log again.
    else if (hadGap && port.state().gap) port.restart();
    if (attempt >= followLimits.reattach) return tally.refused ?? closedFailure(tally);
    attempt += 1;
    port.onAttempt(attempt);
    await pause(followLimits.pauseMs, port.signal);
    if (port.signal.aborted) return null;
  }
}

function closedFailure({ opened, bytes }: Tally): StreamFailure {
  return { kind: opened && bytes === 0 ? 'empty' : 'incomplete' };
}

/** The clock also runs while a laptop sleeps, and the answer may have been finished long ago: look once before giving up. */
async function lastLook(port: FollowPort, tally: Tally): Promise<StreamFailure | null> {
  tally.deadline = Date.now() + followLimits.lastLookMs;
  await attach(port, tally, true);
  return hasEnded(port.state()) || port.signal.aborted ? null : { kind: 'timeout' };
}

/** One connection, until it closes, goes quiet or is no longer of use. A failure returned from here is final. */
async function attach(port: FollowPort, tally: Tally, again: boolean): Promise<StreamFailure | null> {
  const line = watchLine(port, tally.deadline);
  tally.refused = null;
  tally.renewed = false;
  try {
    const response = await port.open(line.signal);
    if (!response.ok) {
      const failure = await httpFailure(response);
      // Signing in takes longer than a line may be silent: its clocks stand still meanwhile.
      line.cut();
      tally.renewed = response.status === 401 && (await signInFirst(port, tally));
      if (tally.renewed) return null;
      // A node that restarts or is overloaded refuses a moment; only a first call is told so at once.
      if (!again || response.status < 500) return failure;
      tally.refused = failure;
      return null;
    }
    if (!response.body) return { kind: 'empty' };
    tally.opened = true;
    port.onOpen();
    await readEvents(response.body, {
      signal: line.signal,
      onBytes(count) {
        tally.bytes += count;
        line.alive();
      },
      onEvent(event) {
        port.apply(event);
        if (port.state().gap || hasEnded(port.state())) line.cut();
      },
    });
  } catch {
    // A line that breaks is a stream closed without its end event: the caller reattaches.
  } finally {
    line.cut();
  }
  return null;
}

async function signInFirst(port: FollowPort, tally: Tally): Promise<boolean> {
  const asked = Date.now();
  const signedIn = await port.untilSignedIn(port.signal);
  tally.deadline += Date.now() - asked;
  return signedIn;
}

function watchLine(port: FollowPort, deadline: number) {
  const controller = new AbortController();
  const cut = () => {
    controller.abort();
    clearTimeout(total);
    clearTimeout(quiet);
    stopWake();
    port.signal.removeEventListener('abort', cut);
  };
  const total = setTimeout(cut, Math.max(0, deadline - Date.now()));
  let quiet = setTimeout(cut, followLimits.quietMs);
  let heard = Date.now();
  const stopWake = port.onWake(() => {
    if (Date.now() - heard > followLimits.wakeMs) cut();
  });
  port.signal.addEventListener('abort', cut, { once: true });
  if (port.signal.aborted) cut();
  return {
    signal: controller.signal,
    cut,
    alive() {
      heard = Date.now();
      clearTimeout(quiet);
      if (!controller.signal.aborted) quiet = setTimeout(cut, followLimits.quietMs);
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}

interface Reading {
  onEvent(event: RunEvent): void;
  onBytes?(count: number): void;
  signal?: AbortSignal;
}

/** Reads the events of a run to the end of the body. An event that is cut there is brought again by a resume. */
export const readEvents = (body: ReadableStream<Uint8Array>, { onEvent, onBytes, signal }: Reading): Promise<void> =>
  readEventStream(body, {
    onBytes,
    signal,
    onMessage({ data }) {
      const event = parseEvent(data);
      if (event) onEvent(event);
    },
  });
