import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingLike } from '../tests/support/arbitrary-setting';
import { checkContrast } from './check-contrast';
import { checkReferences, type Known } from './check-references';
import { checkTranslations } from './check-translations';
import { hasErrors } from './finding';
import { contrast } from './luminance';

const nothing: Known = { isPage: () => false, hasFile: () => false, maySearch: () => false };
const everything: Known = { isPage: () => true, hasFile: () => true, maySearch: () => true };
const pointersOf = (findings: { pointer: string }[]) => findings.map(({ pointer }) => pointer);

test('whatever the document, nothing throws, everything has words in both languages, and nothing here blocks', () => {
  fc.assert(
    fc.property(settingLike, (setting) => {
      const findings = [...checkContrast(setting), ...checkTranslations(setting), ...checkReferences(setting, nothing)];
      for (const { text } of findings) expect(text['zh-CN'] && text['en-US']).toBeTruthy();
      expect(hasErrors(findings)).toBe(false);
      expect(pointersOf(checkReferences(setting, everything)).filter((at) => !/scope/i.test(at))).toEqual([]);
    }),
  );
});

test('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#fff', '#fff')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([
  [{ theme: { brandColor: '#0f6cbd' } }, []],
  [{ theme: { brandColor: '#ffcc00' } }, ['warning']],
  [{ theme: { brandColor: '#7f7f7f' } }, ['info']],
  [{ theme: { brandColor: 'red' }, pageBackgroundColor: 5 }, []],
  [{ pageBackgroundColor: '#333' }, ['warning']],
])('%j: %j', (setting, severities) =>
  expect(checkContrast(setting).map(({ severity }) => severity)).toEqual(severities),
);

test.each([
  [{ footer: { owner: { 'zh-CN': '厂', 'en-US': 'Mill' } } }, []],
  [{ footer: { owner: { 'zh-CN': '厂' } } }, ['/footer/owner/en-US']],
  [{ texts: { 'zh-CN': { title: '厂' } } }, ['/texts/en-US/title']],
  [{ texts: { 'zh-CN': { title: '厂' } }, title: 'Mill' }, []],
  [
    { texts: { 'zh-CN': { title: '厂' }, 'en-US': { logan: 'x' } }, title: null },
    ['/texts/en-US/title', '/texts/zh-CN/logan'],
  ],
])('translations missing in %j: %j', (setting, pointers) =>
  expect(pointersOf(checkTranslations(setting))).toEqual(pointers),
);

test('references in blocks are looked at like any other; queries and other hosts are not', () => {
  const known: Known = { isPage: (path) => path === '/qa', hasFile: () => false, maySearch: (id) => id === 3 };
  const props = { image: '/x.png', url: '/qa?q=1#a', scope: [3, 4], background: 'https://x.example/y.png' };
  const setting = { pages: { '/qa': { blocks: [{ id: 'a', props }] } } };
  const at = '/pages/~1qa/blocks/0/props';
  expect(pointersOf(checkReferences(setting, known))).toEqual([`${at}/image`, `${at}/scope/1`]);
});
