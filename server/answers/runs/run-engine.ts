import type { Viewer } from '../../base/http/sse-viewer';
import type { BeginRun } from '../store/begin-run';
import type { RunRow } from '../store/runs';
import type { RunLimits } from './run-limits';
import type { RunData, RunEvent, RunSink, RunStatus, RunUsage, Steer } from './types';

export interface StartRun extends Omit<BeginRun, 'node' | 'firstEvent'> {
  started: RunData<'run_started'>;
  /** Writes the answer. Resolving ends the run, as done unless it says otherwise, rejecting as an error, unless it has already ended. */
  work: (sink: RunSink) => Promise<WorkEnd>;
  /** How long it may take, in ms; absent: as answers. */
  longestMs?: number | undefined;
}

export interface WorkEnd {
  usage?: RunUsage;
  status?: 'paused' | 'stopped';
  /** Done, but not with everything, as the asker wished. */
  partial?: true;
}

export interface RunState {
  run: string;
  status: RunStatus;
  seq: number;
}

/** Runs belong to the server, not to their viewers: only `stop` ends one early. */
export interface RunEngine {
  node: string;
  limits: RunLimits;
  /** False if a run with that id exists, or its chat is another visitor's. */
  start(begin: StartRun): Promise<boolean>;
  /** Goes on with a run that this node has taken over, behind the events it has. */
  resume(run: RunRow, earlier: readonly RunEvent[], work: StartRun['work'], longestMs?: number): void;
  /**
   * Sends all events after `from` and then live ones to the end, from whichever node writes them. False if there is no
   * such run.
   */
  subscribe(run: string, from: number, viewer: Viewer): Promise<boolean>;
  /** Ends a run and keeps its text. The returned state is final unless the end took longer than `stopMs`. */
  stop(run: string): Promise<RunState | null>;
  /** Passes a wish of its asker to a run, wherever it is written. */
  steer(run: string, steer: Steer): Promise<RunState | null>;
  /** True when the node is shutting down and accepts no new runs. */
  closing(): boolean;
  stats(): { runs: number; viewers: number };
  close(): Promise<void>;
}
