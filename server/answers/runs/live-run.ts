import { storableText } from '../../base/database/storable';
import type { Feed } from './feed';
import { createTextLog } from './text-log';
import type { Frame, RunEvent, RunFault, RunIds, RunSink, RunStatus, RunStep, RunUsage, Steer } from './types';
import { writeEvent } from './write-event';

export interface ChunkLimits {
  /** Maximum characters that a run may write to its log. */
  maxChars: number;
  /** Characters that may wait for the log before the answerer has to wait. */
  roomChars: number;
  /** Characters from the start of a run kept in memory, so that early viewers need no query. */
  headChars: number;
}

export interface Batch {
  run: LiveRun;
  frames: Frame[];
  /** Set in the last batch of the run. */
  ending: { status: RunStatus; text: string } | null;
}

export interface LiveRun extends RunSink {
  /** Another node may go on with it: only the node that owns it may write. */
  movable: boolean;
  feeds: Set<Feed>;
  /** Ends the run; later calls and events are ignored. */
  finish(status: Exclude<RunStatus, 'running'>, why?: { fault?: RunFault; usage?: RunUsage; partial?: true }): void;
  /** Tells the writer all wishes of the asker so far. */
  steer(all: readonly Steer[]): void;
  /** Returns the events since the last call, numbered; null if there are none. */
  take(): Batch | null;
  /** Shows a batch that is in the log. */
  commit(batch: Batch): void;
  /** Gives up a run that another node has taken; viewers continue from the stored log. */
  abandon(): void;
  /** All frames from number 1, or null if they are no longer in memory. */
  head(): Frame[] | null;
  lastSeq(): number;
  /** Resolves when the end is in the log, or the run is lost. */
  done: Promise<void>;
}

interface Pending {
  step: RunStep;
  ts: number;
}

export function createLiveRun(
  ids: RunIds,
  movable: boolean,
  limits: ChunkLimits,
  onDirty: (run: LiveRun) => void,
  earlier: readonly RunEvent[] = [],
): LiveRun {
  const abort = new AbortController();
  const log = createTextLog();
  for (const event of earlier) log.add(event);
  let pending: Pending[] = [];
  let waiting = 0;
  let written = 0;
  let taken = earlier.at(-1)?.seq ?? 0;
  let shown = taken;
  let ending: Batch['ending'] = null;
  let head: Frame[] | null = earlier.length > 0 ? null : [];
  let headChars = 0;
  let beforeEnd: (() => void) | null = null;
  let closing = false;
  const room = createGate();
  let settle = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });

  function push(step: RunStep) {
    log.add(step);
    const size = sizeOf(step);
    waiting += size;
    written += size;
    const last = pending.at(-1);
    const merged = last && merge(last.step, step);
    if (merged) last.step = merged;
    else pending.push({ step, ts: Date.now() });
    onDirty(run);
  }

  const run: LiveRun = {
    ids,
    movable,
    feeds: new Set(),
    signal: abort.signal,
    done,
    emit(step) {
      if (ending) return;
      push(step);
      if (written <= limits.maxChars || closing) return;
      const message = `The answer grew past ${limits.maxChars} characters.`;
      run.finish('error', { fault: { code: 'too_long', message, retryable: false } });
    },
    room: () => (waiting < limits.roomChars || ending ? Promise.resolve() : room.wait()),
    beforeEnd(write) {
      beforeEnd = write;
    },
    finish(status, { fault, usage, partial } = {}) {
      if (ending || closing) return;
      closing = true;
      beforeEnd?.();
      if (fault) push({ event: 'error', data: fault });
      // The number is only known in `take`; `numberEnd` sets it.
      const said = { ...(partial && { partial }), ...(usage && { usage }) };
      push({ event: 'deep_researcher_end', data: { status, seq: 1, ...said } });
      ending = { status, text: storableText(log.text()) };
      abort.abort();
      room.open();
    },
    ...createSteers(),
    take() {
      if (pending.length === 0) return null;
      const frames = pending.map(({ step, ts }) => writeEvent(ids, ++taken, ts, numberEnd(step, taken)));
      pending = [];
      waiting = 0;
      return { run, frames, ending };
    },
    commit({ frames, ending: ended }) {
      shown = frames.at(-1)?.seq ?? shown;
      headChars += frames.reduce((sum, frame) => sum + frame.json.length, 0);
      if (headChars > limits.headChars) head = null;
      else head?.push(...frames);
      for (const feed of run.feeds) feed.offer(frames);
      room.open();
      if (!ended) return;
      for (const feed of run.feeds) feed.finish();
      settle();
    },
    abandon() {
      ending ??= { status: 'error', text: '' };
      pending = [];
      abort.abort();
      room.open();
      for (const feed of run.feeds) feed.drop();
      settle();
    },
    head: () => head,
    lastSeq: () => shown,
  };
  return run;
}

/** The wishes so far, for whoever applies them: each new list holds the one before. */
function createSteers(): Pick<LiveRun, 'onSteer' | 'steer'> {
  let steers: readonly Steer[] = [];
  let heard: (all: readonly Steer[]) => void = () => {};
  return {
    onSteer(hear) {
      heard = hear;
      hear(steers);
    },
    steer(all) {
      if (all.length <= steers.length) return;
      steers = all;
      heard(all);
    },
  };
}

/** Callers wait until it opens; then all of them go on. */
function createGate() {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    open() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/** Merges consecutive text of one block into one event. */
function merge(last: RunStep, next: RunStep): RunStep | null {
  if (last.event !== 'block_patch' || next.event !== 'block_patch') return null;
  if (last.data.id !== next.data.id || next.data.clear) return null;
  return { event: 'block_patch', data: { ...last.data, append: (last.data.append ?? '') + (next.data.append ?? '') } };
}

function numberEnd(step: RunStep, seq: number): RunStep {
  return step.event === 'deep_researcher_end' ? { ...step, data: { ...step.data, seq } } : step;
}

function sizeOf({ event, data }: RunStep): number {
  if (event === 'block_patch') return (data.append?.length ?? 0) + 32;
  return event === 'source_add' ? data.quote.length + 500 : 200;
}
