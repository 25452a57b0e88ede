import { expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { conflictViews, sideKey } from './conflict-views';
import { lookViews } from './look-views';

const published: GlobalSetting = { accessDomain: 'main', title: 'Plant', questionList: [{ text: 'Why?' }] };
const routesOf = (draft: GlobalSetting, before: GlobalSetting | null = published) => [
  ...new Set(lookViews('main', draft, before).map(({ context }) => context.route)),
];

test('looks at the pages that a draft changes, and at home when it changes none', () => {
  expect(routesOf({ ...published, questionList: [{ text: 'How?' }] })).toEqual(['/engine', '/gongfu']);
  expect(routesOf(published)).toEqual(['/engine']);
  const everywhere = routesOf({ ...published, title: 'Works' });
  expect(everywhere[0]).toBe('/engine');
  expect(everywhere.length).toBeGreaterThan(3);
  expect(everywhere.some((route) => route.includes('sample'))).toBe(false);
  expect(routesOf(published, null)[0]).toBe('/engine');
  const views = lookViews('main', { ...published, title: 'Works' }, published).map(({ context }) => context);
  expect(views.filter(({ role }) => role === 'personal').map(({ route }) => route)).toContain('/companyAuth');
  expect(views.find(({ route }) => route === '/engine')?.role).toBe('anonymous');
});

test('each on a phone and a laptop, in both languages', () => {
  expect(lookViews('main', published, published)).toHaveLength(4);
});

test('both sides of a conflict are drawn where it is seen, in its language', () => {
  const merged = { accessDomain: 'main', texts: { 'zh-CN': { title: 'mine' } } };
  const conflict = { pointer: '/texts/zh-CN/title', mine: 'mine', theirs: 'theirs' };
  const [theirs, mine] = conflictViews(
    'main',
    { head: 'x', merged, taken: [], conflicts: [conflict] },
    (body) => body as unknown as GlobalSetting,
    'en-US',
  );
  expect([theirs?.setting?.texts?.['zh-CN']?.title, mine?.setting?.texts?.['zh-CN']?.title]).toEqual([
    'theirs',
    'mine',
  ]);
  expect(theirs).toMatchObject({ key: sideKey(conflict.pointer, 'theirs'), around: conflict.pointer });
  expect(theirs?.context).toMatchObject({ route: '/engine', locale: 'zh-CN', viewport: 390 });
});
