import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import { registry } from './registry';

const folder = join(import.meta.dirname, '../../fixtures/domains');
const domains = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): GlobalSetting => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const page: PageDocument = {
  path: '/engine',
  layout: 'main',
  meta: {},
  blocks: [],
};
const bound = (type: string, setting: Partial<GlobalSetting>, more: Partial<PageDocument['meta']> = {}) =>
  registry[type]?.bind?.({ accessDomain: 'x', ...setting }, { ...page, meta: { ...page.meta, ...more } });

describe('what a block takes from the setting', () => {
  test.each(Object.values(registry))(
    '$type: fits its own schema on every fixture domain, and leaves the setting alone',
    async (block) => {
      const { check } = await block.load();
      for (const setting of domains) {
        const before = structuredClone(setting);
        const props = block.bind?.(setting, page) ?? null;
        if (props !== null && Object.keys(props).length > 0)
          expect([setting.accessDomain, check(props), check.errors]).toEqual([setting.accessDomain, true, null]);
        expect(setting).toEqual(before);
      }
    },
  );

  test('nothing said, nothing shown', () => {
    for (const type of [
      'engine/question-list',
      'engine/recommend',
      'engine/agent-recommend',
      'engine/advertisement',
      'layout/floating-window',
      'layout/feedback-entrance',
    ]) {
      expect([type, bound(type, {})]).toEqual([type, null]);
    }
    expect(bound('engine/recommend', { recommend: { items: [] } })).toBeNull();
    expect(bound('engine/question-list', { questionList: [] })).toBeNull();
    expect(bound('engine/hero', { title: null })).toBeNull();
  });

  test('what is switched off is not shown, whatever is set up', () => {
    const link = { title: 'T', url: '/engine' };
    expect(bound('layout/header', { title: 'T', header: { off: true } })).toBeNull();
    expect(bound('layout/footer', { footer: { off: true, owner: 'Works' } })).toBeNull();
    expect(bound('layout/floating-window', { floatingWindow: { off: true, title: 'Hotline' } })).toBeNull();
    expect(bound('layout/feedback-entrance', { feedbackEntrance: { ...link, off: true } })).toBeNull();
    expect(bound('engine/advertisement', { advertisement: { ...link, off: true } })).toBeNull();
    expect(bound('layout/footer', { footer: { off: false, owner: 'Works' } })).toEqual({ owner: 'Works' });
  });

  test('keys that a block does not know stay in the setting', () => {
    const advertisement = { title: 'Check', futureKey: 1 } as GlobalSetting['advertisement'];
    expect(bound('engine/advertisement', { advertisement })).toEqual({ title: 'Check' });
  });

  test('a floating window keeps off pages that want quiet', () => {
    const floatingWindow = { title: 'Hotline' };
    expect(bound('layout/floating-window', { floatingWindow })).toEqual({ title: 'Hotline' });
    expect(bound('layout/floating-window', { floatingWindow }, { hiddenGlobalFloat: true })).toBeNull();
  });

  test('a dark company has a dark picture', () => {
    const pageBackgroundImage = '/brand/x.svg';
    expect(bound('engine/hero', { title: 'T', pageBackgroundImage, theme: { mode: 'dark' } })).toMatchObject({
      backgroundMode: 'dark',
    });
    expect(bound('engine/hero', { title: 'T', pageBackgroundImage })).toMatchObject({ backgroundMode: 'light' });
  });

  test('the header has a name and a logo of its own, or the portal’s', () => {
    const setting = { title: 'Portal', logo: '/a.svg', functionList: [1 as const] };
    expect(bound('layout/header', setting)).toMatchObject({ title: 'Portal', logo: '/a.svg' });
    expect(
      bound('layout/header', { ...setting, header: { shortTitle: 'P', logo: '/b.svg', hideTitle: true } }),
    ).toMatchObject({ title: 'P', logo: '/b.svg', hideTitle: true });
    expect(bound('layout/header', {})).toMatchObject({ title: 'x', tabs: [] });
  });
});
