import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luminance } from '../../../setting/luminance';
import type { DomainSetting } from '../settings';
import { brandOf, localeFor } from './brand';
import { drawIcon } from './icon';
import { webManifest } from './manifest';
import { pageHead } from './page-head';

const domain = (setting: object): DomainSetting => ({
  domain: 'a',
  known: true,
  served: true,
  revision: '0123456789abcdef',
  answer: '',
  layers: {},
  setting: { accessDomain: 'a', ...setting },
});

test('words of a language win over those for all; what is missing falls back', () => {
  const setting = domain({ title: 'T', logan: 'L', texts: { 'zh-CN': { title: '标题' } } });
  expect(brandOf(setting, 'zh-CN')).toMatchObject({ title: '标题', slogan: 'L' });
  expect(brandOf(setting, 'en-US')).toMatchObject({ title: 'T', slogan: 'L', mode: 'system', color: '#0f6cbd' });
});

test.each(['red', '#12', '#12345g', 'url(x)', '#fff}body{', ''])('%j is not written as a colour', (color) => {
  const brand = brandOf(domain({ pageBackgroundColor: color, theme: { brandColor: color } }), 'en-US');
  expect(brand).toMatchObject({ page: undefined, color: '#0f6cbd' });
});

test('round the page the browser paints the page’s colour, or the neutral one where the page is too dark', () => {
  expect(brandOf(domain({ pageBackgroundColor: '#fffaf0' }), 'en-US').background.light).toBe('#fffaf0');
  expect(brandOf(domain({ pageBackgroundColor: '#101418' }), 'en-US').background.light).toBe('#f7f8fa');
});

test('a first visit is in the domain’s language, a choice wins', () => {
  expect(localeFor(domain({ locale: 'en-US' }), undefined, 'zh-CN')).toBe('en-US');
  expect(localeFor(domain({ locale: 'en-US' }), 'zh-CN', 'en-US')).toBe('zh-CN');
  expect(localeFor(domain({}), undefined, 'en-US')).toBe('en-US');
});

test('any title gives an icon that is one element of XML, its letter readable on any colour', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.string(), hex, (title, color) => {
      const icon = drawIcon(title, color);
      expect(icon.match(/<(svg|rect|text)/g)).toHaveLength(3);
      const ink = /<text[^>]* fill="(#\w+)"/.exec(icon)?.[1] ?? '';
      const [light, dark] = [luminance(color), luminance(ink)].sort((a, b) => b - a);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.1);
    }),
  );
  expect(drawIcon('👩‍🔧 Service', '#000')).toContain('>👩‍🔧</text>');
  expect(drawIcon('  ', '#000')).toContain('>M</text>');
});

test('the manifest names one icon, an own one without a wrong type', () => {
  const manifest = webManifest(
    brandOf(domain({ title: 'T', icon: 'https://cdn.example/i.png', theme: { mode: 'dark' } }), 'en-US'),
    'en-US',
  );
  expect(manifest).toMatchObject({ name: 'T', short_name: 'T', background_color: '#131517', start_url: '/engine' });
  expect(manifest.icons).toEqual([{ src: 'https://cdn.example/i.png', sizes: 'any', purpose: 'any' }]);
});

test('a head without a host that names somebody has no absolute addresses', () => {
  const brand = brandOf(domain({ title: 'T' }), 'en-US');
  expect(pageHead(brand, 'en-US', undefined, { logo: '/logo.svg' })).not.toContain('og:image');
  expect(pageHead(brand, 'en-US', 'https://a.example', { logo: '/logo.svg' })).toContain(
    'content="https://a.example/logo.svg"',
  );
  expect(pageHead(brand, 'en-US', undefined, { logo: 'https://b.example/l.png' })).toContain(
    'content="https://b.example/l.png"',
  );
  expect(pageHead({ ...brand, mode: 'dark' }, 'en-US', undefined, { logo: null })).toContain(
    '<meta name="theme-color" content="#131517">',
  );
});
