import { describe, expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { startAxes } from './start-axes';

const published: GlobalSetting = { accessDomain: 'main', title: 'Harbor Steel' };

describe('the views a matrix starts with', () => {
  test('are of the pages where visitors begin, as long as nothing is changed', () => {
    const { routes } = startAxes('main', { setting: published, published });
    expect(routes).toEqual(['/engine', '/qa', '/doc', '/community', '/login']);
  });

  test('are of what the draft changes before that', () => {
    const blocks = [{ id: 'note', type: 'content/text', props: { title: 'Terms', text: 'New.' } }];
    const setting = { ...published, pages: { '/agreement/:document': { v: 1, blocks } } } as GlobalSetting;
    const { routes } = startAxes('main', { setting, published });
    expect(routes[0]).toBe('/engine');
    expect(routes[1]).toMatch(/^\/agreement\//);
    expect(routes).toHaveLength(5);
  });

  test('cover light and dark, both languages and every kind of visitor', () => {
    const { themes, locales, roles, viewports } = startAxes('main', { setting: published, published: null });
    expect([themes, locales.length, roles.length, viewports.length]).toEqual([['light', 'dark'], 2, 3, 3]);
  });
});
