import type { BeginRun } from '../store/begin-run';
import type { Viewer } from './feed';
import type { RunLimits } from './run-limits';
import type { RunData, RunSink, RunStatus, RunUsage } from './types';

export interface StartRun extends Omit<BeginRun, 'node' | 'firstEvent'> {
  started: RunData<'run_started'>;
  /** Writes the answer. Resolving ends the run as done, rejecting ends it with an error, unless it has been ended otherwise. */
  work: (sink: RunSink) => Promise<{ usage?: RunUsage }>;
}

export interface RunState {
  run: string;
  status: RunStatus;
  seq: number;
}

/** Runs belong to the server. Starting, watching and stopping are three things, and only the last ends a run early. */
export interface RunEngine {
  node: string;
  limits: RunLimits;
  /** False when a run of that id exists already, or its chat is not this visitor's to write in. */
  start(begin: StartRun): Promise<boolean>;
  /** Sends everything after `from` and then what comes, to the end, whatever node writes it. False when there is no such run. */
  subscribe(run: string, from: number, viewer: Viewer): Promise<boolean>;
  /** Ends a run and keeps what it has written. The answer is final if the end came within a moment. */
  stop(run: string): Promise<RunState | null>;
  /** No new runs are taken: the node is about to stop. */
  closing(): boolean;
  stats(): { runs: number; viewers: number };
  close(): Promise<void>;
}
