import type { components } from '../../../generated/api';

export type RunEvent = components['schemas']['RunEvent'];
export type RunEventName = RunEvent['event'];
export type RunData<E extends RunEventName> = Extract<RunEvent, { event: E }>['data'];
/** An event before it has a number. */
export type RunStep = { [E in RunEventName]: { event: E; data: RunData<E> } }[RunEventName];
export type RunStatus = components['schemas']['RunStatus']['status'];
export type RunEndStatus = RunData<'deep_researcher_end'>['status'];
export type RunUsage = NonNullable<RunData<'deep_researcher_end'>['usage']>;
export type RunFault = RunData<'error'>;

/** A wish of the asker while a research runs. */
export type Steer = Pick<RunData<'steer'>, 'id' | 'op' | 'item' | 'document'>;

/** A numbered event, serialized once for the log and for every viewer. */
export interface Frame {
  seq: number;
  json: string;
}

export interface RunIds {
  run: string;
  msg: string;
  chat: string;
}

/** What the writer of an answer sees of its run. */
export interface RunSink {
  ids: RunIds;
  /** Aborted when the run is over for any reason; later events are ignored. */
  signal: AbortSignal;
  emit(step: RunStep): void;
  /** Resolves when the log has caught up enough to emit more. */
  room(): Promise<void>;
  /** Calls back with all wishes of the asker so far, now and whenever there is another. */
  onSteer(hear: (all: readonly Steer[]) => void): void;
  /** Writes what closes the text, however the run ends. */
  beforeEnd(write: () => void): void;
}
