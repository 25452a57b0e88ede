import type { RunEvent } from '../knowledge/types';
import type { DemoRun } from './demo-state';

export type RunStatus = 'running' | 'done' | 'paused' | 'stopped' | 'error' | 'timeout';

/** The events of a run that are due by `now`. */
export function eventsUntil(run: DemoRun, now: number): RunEvent[] {
  return run.steps
    .filter(({ at }) => run.startedAt + at <= now)
    .map(({ at, event }) => stamp(event, run.startedAt + at));
}

export function statusAt(run: DemoRun, now: number): RunStatus {
  const last = eventsUntil(run, now).at(-1);
  return last?.event === 'deep_researcher_end' ? last.data.status : 'running';
}

/** Drops the events that are not due yet and adds an end event. A finished run stays unchanged. */
export function stopAt(run: DemoRun, now: number, how: object = { status: 'stopped' }): void {
  const said = run.steps.filter(({ at }) => run.startedAt + at <= now);
  const last = said.at(-1) ?? run.steps[0];
  if (!last || last.event.event === 'deep_researcher_end') return;
  const kept = said.length > 0 ? said : [last];
  const { v, run: id, msg, chat, seq } = last.event;
  const end = {
    v,
    run: id,
    msg,
    chat,
    seq: seq + 1,
    ts: 0,
    event: 'deep_researcher_end',
    data: { ...how, seq: seq + 1 },
  };
  run.steps = [...kept, { at: Math.max(last.at, now - run.startedAt), event: end as RunEvent }];
}

export function stamp(event: RunEvent, ts: number): RunEvent {
  return { ...event, ts };
}
