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
    const body = mergeDue(of, schedule);
    if (!body) schedule.fault = 'conflict';
    else if ((await checkBody(of.domain, body, 'en-US')).some(({ severity }) => severity === 'error'))
      schedule.fault = 'errors';
    else {
      const { message, at, by } = schedule;
      of.schedule = null;
      await publishInto(state, of.domain, body, { message, at, kind: 'schedule', author: by });
    }
  }
}

/** Merges the schedule with what was published in the meantime; undefined on conflict. */
function mergeDue(of: DemoDomain, { base, body }: Schedule): JsonObject | undefined {
  // Earlier builds of the demo stored no base.
  if (base === undefined || base === of.head) return body;
  const from = of.revisions.findLast(({ id }) => id === base)?.body ?? {};
  const { merged, conflicts } = mergeSettings(from, body, headBody(of));
  return conflicts.length > 0 ? undefined : (merged as JsonObject);
}
