import { seedActivities } from '../../server/assistants';
import { publish } from '../../server/assistants/store/definition-publications';
import { readBodies, readDefinition } from '../../server/assistants/store/definitions';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import { openPeopleApp } from './person';

/** A portal with the sample activities, as of now or of another moment. */
export async function openActivitiesApp(now?: Date) {
  const test = await openPeopleApp();
  await test.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], activities: { '/awardResearch': 'shift-handover' } },
  });
  await seedActivities(test.store, ['main'], now);
  /** Publishes a sample again, changed. */
  const amend = async (id: string, change: Partial<ActivityDocument>) => {
    const place = { domain: 'main', kind: 'activity' as const, id };
    const head = (await readDefinition(test.store.db, place))?.published ?? '';
    const body = { ...(await readBodies(test.store.db, [head])).get(head), ...change };
    await publish(test.store.db, {
      ...{ ...place, body, action: 'publish', author: 'test', by: { who: 'test' }, message: '', base: head },
      ...{ original: undefined, passed: 0, failed: 0 },
    });
  };
  const browser = (n: number) => ({ cookie: `mw_visitor=${String(n).padStart(22, 'v')}` });
  return { ...test, browser, amend };
}
