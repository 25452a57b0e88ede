import { expect, test } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { defaultContext } from '../preview/context';
import { fingerprint } from './fingerprint';

const setting = (more: object) => ({ accessDomain: 'main', functionList: [1, 2, 3], ...more }) as GlobalSetting;
const base = setting({ title: 'T', header: { links: [] } });
const context = { ...defaultContext('main'), now: '2026-03-01T08:00:00.000Z' };
const differs = (other: object, more: Partial<typeof context> = {}) =>
  fingerprint(base, { ...context, ...more }) !==
  fingerprint(setting({ title: 'T', header: { links: [] }, ...other }), { ...context, ...more });

test('what a visitor of the view would see different is different; what is elsewhere is not', () => {
  expect(differs({})).toBe(false);
  expect(differs({ title: 'Other' })).toBe(true);
  expect(differs({ theme: { brandColor: '#123456' } })).toBe(true);
  expect(differs({ questionList: [{ text: 'Why?' }] }, { route: '/engine' })).toBe(true);
  expect(differs({ questionList: [{ text: 'Why?' }] }, { route: '/personInfo' })).toBe(false);
});

test('of a text in both languages a view shows one', () => {
  const texts = { texts: { 'zh-CN': { title: '甲' } } };
  expect(differs(texts, { locale: 'zh-CN' })).toBe(true);
  expect(differs(texts, { locale: 'en-US' })).toBe(false);
});

test('a block that a rule hides from this visitor is not there for them', () => {
  const page = (show: object) => ({ pages: { '/engine': { v: 1, blocks: [{ id: 'x', type: 'engine/hero', show }] } } });
  const [hidden, shown] = [page({ role: ['organization'] }), page({ role: ['anonymous'] })];
  const print = (more: object, role: 'anonymous' | 'organization' | 'no-login') =>
    fingerprint(setting({ title: 'T', ...more }), { ...context, role });
  expect(print(hidden, 'anonymous')).not.toBe(print(shown, 'anonymous'));
  expect(print(hidden, 'anonymous')).toBe(print(hidden, 'no-login'));
  expect(print(hidden, 'organization')).toBe(print(shown, 'anonymous'));
});

test('a view of no page of the portal has nothing to say, and a query is no other page', () => {
  expect(fingerprint(base, { ...context, route: '/nowhere' })).toBe('');
  expect(fingerprint(base, { ...context, route: '/engine?wd=1' })).toBe(
    fingerprint(base, { ...context, route: '/engine' }),
  );
});
