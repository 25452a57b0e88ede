import { expect, test } from 'vitest';
import type { Brand } from './brand';
import { webManifest } from './manifest';

const brand: Brand = {
  title: 'Pumps',
  slogan: '',
  color: '#0f6cbd',
  page: undefined,
  background: { light: '#fffaf0', dark: '#131517' },
  mode: 'system',
  icon: { url: '/icon.svg?v=1', type: 'image/svg+xml' },
};
const shortName = (title: string) => webManifest({ ...brand, title }, 'en-US').short_name;

test('a name that fits below an icon is kept, a longer one is cut with a sign', () => {
  expect(shortName('Twelve signs')).toBe('Twelve signs');
  expect(shortName('Thirteen sign')).toBe('Thirteen si…');
  expect(shortName('赤岩特钢炉前知识台')).toBe('赤岩特钢炉前知识台');
});

test('what looks like one sign counts as one and is never cut in two', () => {
  expect(shortName('🔧'.repeat(12))).toBe('🔧'.repeat(12));
  const team = '👩‍🔧';
  expect(shortName(team.repeat(12))).toBe(team.repeat(12));
  expect(shortName(team.repeat(13))).toBe(`${team.repeat(11)}…`);
});

test('the window opens in the ground the page will have', () => {
  expect(webManifest(brand, 'zh-CN')).toMatchObject({ lang: 'zh-CN', background_color: '#fffaf0' });
  expect(webManifest({ ...brand, mode: 'dark' }, 'zh-CN').background_color).toBe('#131517');
  expect(webManifest({ ...brand, mode: 'light' }, 'zh-CN').background_color).toBe('#fffaf0');
});
