import type { components } from '../../../generated/api';

export type RunEvent = components['schemas']['RunEvent'];
export type RunEventName = RunEvent['event'];
export type RunData<E extends RunEventName> = Extract<RunEvent, { event: E }>['data'];
/** What happened, before it has a number. */
export type RunStep = { [E in RunEventName]: { event: E; data: RunData<E> } }[RunEventName];
export type RunStatus = components['schemas']['RunStatus']['status'];
export type RunEndStatus = RunData<'deep_researcher_end'>['status'];
export type RunUsage = NonNullable<RunData<'deep_researcher_end'>['usage']>;
export type RunFault = RunData<'error'>;

/** An event with its number, written out once: the same text goes into the log and onto every viewer's wire. */
export interface Frame {
  seq: number;
  json: string;
}

export interface RunIds {
  run: string;
  msg: string;
  chat: string;
}

/** What the writing of an answer sees of its run. */
export interface RunSink {
  ids: RunIds;
  /** Aborted when the run is over for whatever reason; what is emitted afterwards goes nowhere. */
  signal: AbortSignal;
  emit(step: RunStep): void;
  /** Resolves when the log has caught up far enough that more may be emitted. */
  room(): Promise<void>;
}
