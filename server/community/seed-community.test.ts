import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/support/store';
import { seedCommunity } from './seed-community';

test('sample portals get posts and notices of every state once, each in its own language', async () => {
  const store = await openTestStore();
  expect(await seedCommunity(store, ['main', 'steelworks'])).toBeGreaterThan(20);
  expect(await seedCommunity(store, ['main', 'steelworks'])).toBe(0);
  const notices = await store.db
    .selectFrom('notice_window as w')
    .innerJoin('post as p', 'p.id', 'w.post_id')
    .select(['p.access_domain', 'p.lang', 'p.state', 'w.level', 'w.starts_at', 'w.ends_at', 'w.must_confirm'])
    .execute();
  const now = new Date();
  expect(notices.filter((one) => one.access_domain === 'main')).toHaveLength(8);
  expect(notices.filter((one) => one.access_domain === 'steelworks').map(({ lang }) => lang)).not.toContain('en');
  expect(notices.some(({ starts_at }) => starts_at > now)).toBe(true);
  expect(notices.some(({ ends_at }) => ends_at && ends_at < now)).toBe(true);
  expect(notices.some(({ state }) => state === 'withdrawn')).toBe(true);
  expect(notices.some(({ must_confirm }) => must_confirm)).toBe(true);
});
