import { expect, test } from 'vitest';
import { findTexts } from './find-texts';

test('finds every text with its place, and nothing that only names a block', () => {
  const setting = {
    title: 'Pumps',
    logan: ' ',
    allowLogin: true,
    header: { links: [{ title: { 'zh-CN': '帮助', 'en-US': 'Help' }, url: '/doc' }] },
    pages: { '/engine': { v: 1, blocks: [{ id: 'hero', type: 'engine/hero', v: 1, props: { slogan: 'Ask' } }] } },
  };
  expect(findTexts(setting)).toEqual([
    { pointer: '/title', text: 'Pumps' },
    { pointer: '/header/links/0/title/zh-CN', text: '帮助' },
    { pointer: '/header/links/0/title/en-US', text: 'Help' },
    { pointer: '/header/links/0/url', text: '/doc' },
    { pointer: '/pages/~1engine/blocks/0/props/slogan', text: 'Ask' },
  ]);
});
