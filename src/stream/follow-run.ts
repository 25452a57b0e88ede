import { readEventStream } from '@/browser/read-event-stream';
import { parseEvent } from './parse-event';
import { hasEnded, type RunState } from './run-state';
import { httpFailure, type StreamFailure } from './stream-failure';
import type { RunEvent } from './types';

export const followLimits = {
  reattach: 4,
  pauseMs: 1_000,
  /** Total waiting time (specification, section 8); Continue starts a new period, and so does each response of a long research. */
  totalMs: 300_000,
  /** After three missed heartbeats, a connection is dead even if it is still open. */
  quietMs: 30_000,
  /** A tab that wakes after this long without a byte reconnects. */
  wakeMs: 15_000,
  lastLookMs: 2_000,
  /** What a research may take without asking for a second response. */
  oneResponseS: 240,
  /** A response that ended in order after this long was one stretch of a long research. */
  stretchMs: 60_000,
};

export interface FollowPort {
  /** Requests the stream from the current position. */
  open(signal: AbortSignal): Promise<Response>;
  state(): RunState;
  apply(event: RunEvent): void;
  /** Resets the state, so that the next stream begins at the first event. */
  restart(): void;
  onAttempt(attempt: number): void;
  onOpen(): void;
  /** Calls back when the page becomes visible; returns a function that stops it. */
  onWake(fn: () => void): () => void;
  /** Opens the sign-in dialog; true if somebody signed in. */
  untilSignedIn(signal: AbortSignal): Promise<boolean>;
  signal: AbortSignal;
}

interface Tally {
  /** End of the total waiting time. Time spent signing in does not count. */
  deadline: number;
  /** Somebody has signed in, so the connection is reopened at once. */
  renewed: boolean;
  opened: boolean;
  bytes: number;
  refused: StreamFailure | null;
  /** How long the last response was open until the server ended it, in ms; 0 if it broke. */
  heldMs: number;
}

/**
 * Follows a run until its end event, across lost connections, server restarts and sleeping tabs. The run belongs to the
 * server: aborting or failing here does not stop it. Resolves with null after the end event or if the viewer left.
 */
export async function followRun(port: FollowPort): Promise<StreamFailure | null> {
  const deadline = Date.now() + followLimits.totalMs;
  const tally: Tally = { deadline, renewed: false, opened: false, bytes: 0, refused: null, heldMs: 0 };
  for (let attempt = 0; ; ) {
    const before = port.state().last;
    const hadGap = port.state().gap;
    const failure = await attach(port, tally, attempt > 0);
    if (hasEnded(port.state()) || port.signal.aborted) return null;
    if (failure) return failure;
    if (tally.renewed) continue;
    if (Date.now() >= tally.deadline) return lastLook(port, tally);
    const stretch = isLong(port.state()) && tally.heldMs >= followLimits.stretchMs;
    // Not a lost connection: the server ends each response of a long research in time, and the next goes on.
    if (stretch) attempt = 0;
    if (stretch || (isLong(port.state()) && port.state().last > before))
      tally.deadline = Date.now() + followLimits.totalMs;
    if (stretch) continue;
    if (port.state().last > before) attempt = 0;
    // A gap that remains after a resume, such as in a compacted log, needs the whole log.
    else if (hadGap && port.state().gap) port.restart();
    if (attempt >= followLimits.reattach) return tally.refused ?? closedFailure(tally);
    attempt += 1;
    port.onAttempt(attempt);
    await pause(followLimits.pauseMs, port.signal);
    if (port.signal.aborted) return null;
  }
}

/** A research whose asker granted it more than one response may last. */
const isLong = ({ start }: RunState): boolean => (start?.seconds ?? 0) > followLimits.oneResponseS;

function closedFailure({ opened, bytes }: Tally): StreamFailure {
  return { kind: opened && bytes === 0 ? 'empty' : 'incomplete' };
}

/**
 * The deadline also passes while a laptop sleeps, and the answer may be finished by now: checks once before giving up.
 */
async function lastLook(port: FollowPort, tally: Tally): Promise<StreamFailure | null> {
  tally.deadline = Date.now() + followLimits.lastLookMs;
  await attach(port, tally, true);
  return hasEnded(port.state()) || port.signal.aborted ? null : { kind: 'timeout' };
}

/** Runs one connection until it closes, stalls or is no longer needed. A failure returned is final. */
async function attach(port: FollowPort, tally: Tally, again: boolean): Promise<StreamFailure | null> {
  const line = watchLine(port, tally.deadline);
  tally.refused = null;
  tally.renewed = false;
  tally.heldMs = 0;
  try {
    const response = await port.open(line.signal);
    if (!response.ok) {
      const failure = await httpFailure(response);
      // Signing in takes longer than the timeouts of a connection, so it is closed first.
      line.cut();
      tally.renewed = response.status === 401 && (await signInFirst(port, tally));
      if (tally.renewed) return null;
      // A restarting or overloaded node refuses briefly; only the first call reports that at once.
      if (!again || response.status < 500) return failure;
      tally.refused = failure;
      return null;
    }
    if (!response.body) return { kind: 'empty' };
    tally.opened = true;
    const opened = Date.now();
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
    if (!line.signal.aborted) tally.heldMs = Date.now() - opened;
  } catch {
    // A broken connection counts as a stream closed without an end event; the caller reconnects.
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

/** Reads the events of a run to the end of the body. A resume delivers a truncated last event again. */
export const readEvents = (body: ReadableStream<Uint8Array>, { onEvent, onBytes, signal }: Reading): Promise<void> =>
  readEventStream(body, {
    onBytes,
    signal,
    onMessage({ data }) {
      const event = parseEvent(data);
      if (event) onEvent(event);
    },
  });
