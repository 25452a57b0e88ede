import { describe, expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import type { JsonObject } from '../../../../setting/json-value';
import type { Collision } from '../publish-answer';
import { conflictViews, sideKey } from './conflict-views';

const conflict = (pointer: string, mine: unknown, theirs: unknown) => ({ pointer, mine, theirs });
const collision = (merged: object, ...conflicts: object[]) =>
  ({ head: 'h', merged, taken: [], conflicts }) as unknown as Collision;
const effective = (body: JsonObject) => ({ allowLogin: true, ...body }) as unknown as GlobalSetting;
const views = (...conflicts: object[]) =>
  conflictViews('main', collision({ accessDomain: 'main', title: 'Mine' }, ...conflicts), effective, 'zh-CN');

describe('both sides of a conflict, on the real page', () => {
  test('stand beside each other as theirs and mine, each made of its own value and the defaults', () => {
    const both = views(conflict('/title', 'Mine', 'Theirs'));
    expect(both.map(({ key }) => key)).toEqual([sideKey('/title', 'theirs'), sideKey('/title', 'mine')]);
    expect(both.map(({ setting }) => [setting?.title, setting?.allowLogin])).toEqual([
      ['Theirs', true],
      ['Mine', true],
    ]);
    expect(both.every(({ context, around }) => context.viewport === 390 && around === '/title')).toBe(true);
  });

  test('of one conflict do not choose anything in the others', () => {
    const all = conflictViews(
      'main',
      collision(
        { accessDomain: 'main', title: 'Mine', logan: 'Mine' },
        conflict('/title', 'Mine', 'T'),
        conflict('/logan', 'Mine', 'L'),
      ),
      effective,
      'zh-CN',
    );
    expect(all.map(({ setting }) => [setting?.title, setting?.logan])).toEqual([
      ['T', 'Mine'],
      ['Mine', 'Mine'],
      ['Mine', 'L'],
      ['Mine', 'Mine'],
    ]);
  });

  test('of what one has taken away are with it and without it', () => {
    const [theirs, mine] = views(conflict('/title', 'Mine', undefined));
    expect([theirs?.setting, mine?.setting].map((setting) => setting && 'title' in setting)).toEqual([false, true]);
  });

  test.each([
    ['/title', '/engine', 'zh-CN'],
    ['/texts/en-US/title', '/engine', 'en-US'],
    ['/pages/~1qa/blocks/0/props/title', '/qa', 'zh-CN'],
    ['/pages/~1qa/blocks/0/props/title/en-US', '/qa', 'en-US'],
    ['/pages/~1doc~1:id/blocks/0', '/doc/sample', 'zh-CN'],
    ['/pages/~1gone/blocks/0', '/engine', 'zh-CN'],
  ])('of %s are shown where a visitor meets it: %s in %s', (pointer, route, locale) => {
    expect(views(conflict(pointer, 1, 2))[0]?.context).toMatchObject({ domain: 'main', route, locale });
  });
});
