/** Background work, run once or regularly, and only once across all nodes. */
export interface Job<Data extends object = object> {
  /** In kebab-case; shown in /api/health and the log. */
  name: string;
  /** Seconds between runs. Without it, the job runs only when sent. */
  every?: number;
  /** Number of retries after a failure, and seconds before the first; the wait doubles each time, with jitter. */
  retry?: { limit: number; delayS: number };
  /** Seconds after which a run is considered lost with its node and another node takes it over. */
  timeoutS?: number;
  /** Throws on failure. `lastTry` is true if no retry follows. The signal aborts when the node stops. */
  run(data: Data, turn: { lastTry: boolean; signal: AbortSignal }): Promise<unknown>;
}

/** Status of a job in /api/health. Times are ISO 8601. */
export interface JobStatus {
  name: string;
  lastRunAt: string | null;
  nextRunAt: string | null;
  /** Runs that are due and not yet taken. */
  waiting: number;
  /** Failed runs that await a retry. */
  retrying: number;
  /** Runs that failed for good within the last day. */
  failed: number;
}
