/** Something that happens later, or again and again: once over all nodes, however many there are. */
export interface Job<Data extends object = object> {
  /** In kebab-case; stands in /api/health and in the log. */
  name: string;
  /** Seconds from one run to the next. Without it a run waits until somebody sends it. */
  every?: number;
  /** How often a failed run is tried again, and the seconds before the first time; the wait doubles, with jitter. */
  retry?: { limit: number; delayS: number };
  /** A run that takes longer belongs to a node that died: another one takes it up. Seconds. */
  timeoutS?: number;
  /** Throws when it failed. `lastTry` tells a run that nobody will repeat. The signal aborts when the node stops. */
  run(data: Data, turn: { lastTry: boolean; signal: AbortSignal }): Promise<unknown>;
}

/** What an operator sees of a job in /api/health. Times are ISO 8601. */
export interface JobStatus {
  name: string;
  lastRunAt: string | null;
  nextRunAt: string | null;
  /** Runs that are due and not yet taken. */
  waiting: number;
  /** Runs that failed and are tried again. */
  retrying: number;
  /** Runs of the last day that failed for good. */
  failed: number;
}
