import type { JsonObject } from '../../../setting/json-value';
import { mergeSettings } from '../../../setting/merge';
import { checkBody } from './check-body';
import { headBody } from './find-domain';
import { publishInto } from './publish-into';
import type { AdminState, DemoDomain, Schedule } from './types';

/** Publishes due schedules as the server would. The demo has no timer, so each call does it first. */
export async function publishDue(state: AdminState): Promise<void> {
  for (const of of Object.values(state.domains)) {
    const { schedule } = of;
    if (!schedule || schedule.fault || Date.parse(schedule.at) > Date.now()) continue;
    const { body, conflicts } = mergeScheduled(of, schedule);
    if (conflicts.length > 0) schedule.fault = 'conflict';
    else if ((await checkBody(of.domain, body, 'en-US')).some(({ severity }) => severity === 'error'))
      schedule.fault = 'errors';
    else {
      const { message, at, by } = schedule;
      of.schedule = null;
      await publishInto(state, of.domain, body, { message, at, kind: 'schedule', author: by });
    }
  }
}

/** What a schedule amounts to beside what is live by now, and where the two contradict each other. */
export function mergeScheduled(of: DemoDomain, { base, body }: Schedule): { body: JsonObject; conflicts: string[] } {
  // Earlier builds of the demo stored no base.
  if (base === undefined || base === of.head) return { body, conflicts: [] };
  const from = of.revisions.findLast(({ id }) => id === base)?.body ?? {};
  const { merged, conflicts } = mergeSettings(from, body, headBody(of));
  return { body: merged as JsonObject, conflicts: conflicts.map(({ pointer }) => pointer) };
}
