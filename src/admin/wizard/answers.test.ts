import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutBrand } from '../../../setting/brand/without-brand';
import { addressOf, firstAnswers, isAnswers } from './answers';
import { composeSetting } from './compose-setting';

const answers = firstAnswers('en-US');
const wide = { kind: 'installation' } as const;
const compose = (more: Partial<typeof answers>, rest = {}) =>
  composeSetting({ answers: { ...answers, ...more }, domain: 'a', template: {}, scope: wide, own: null, ...rest });

test.each([
  [{ 'en-US': 'Harbour Steel, Works 2' }, 'harbour-steel-works-2'],
  [{ 'zh-CN': '重庆钢铁' }, 'chongqing-gangtie'],
  [{ 'zh-CN': '重庆 MES' }, 'chongqing-mes'],
  [{ 'zh-CN': '２' }, 'portal-2'],
  [{ 'zh-CN': '北岭轧钢', 'en-US': 'Beiling Rolling' }, 'beiling-rolling'],
  [{ 'en-US': 'Müller & Söhne' }, 'muller-sohne'],
  [{}, 'portal-2'],
])('the name %j has the address %s', (names, address) => {
  expect(addressOf({ ...answers, languages: ['zh-CN', 'en-US'], names }, ['portal-1'])).toBe(address);
});

test('whatever the name, its address is one that a domain may have, and a typed one stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      expect(addressOf({ ...answers, names: { 'en-US': name } }, [])).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
    }),
  );
  expect(addressOf({ ...answers, address: 'mine', names: { 'en-US': 'Other' } }, [])).toBe('mine');
});

test('a name in one language is the title and makes it the default language; in two, each has its own', () => {
  expect(compose({ names: { 'en-US': ' Mill ' } })).toMatchObject({ title: 'Mill', locale: 'en-US' });
  const both = compose({ languages: ['zh-CN', 'en-US'], names: { 'zh-CN': '轧钢', 'en-US': 'Mill' } });
  expect(both).toMatchObject({ title: '轧钢', texts: { 'zh-CN': { title: '轧钢' }, 'en-US': { title: 'Mill' } } });
  expect(both).not.toHaveProperty('locale');
});

test('the language of a first visit follows the name until one is chosen, and a template has no say in it', () => {
  expect(compose({ firstVisit: 'zh-CN' })).toMatchObject({ locale: 'zh-CN' });
  expect(compose({ firstVisit: 'browser' })).not.toHaveProperty('locale');
  expect(compose({ languages: ['zh-CN', 'en-US'], firstVisit: 'en-US' })).toMatchObject({ locale: 'en-US' });
  expect(withoutBrand({ locale: 'zh-CN', theme: {} })).toEqual({ theme: {} });
});

test('the answers stand over the template, and what the template brings beyond them stays', () => {
  const template = { theme: { brandColor: '#111111', radius: 'round' }, pages: {}, functionList: [2] };
  const made = compose({ brandColor: '#c8102e', functions: [1] }, { template, own: 101 });
  expect(made).toMatchObject({ theme: { brandColor: '#c8102e', radius: 'round' }, pages: {}, functionList: [1] });
  expect(made.searchScope).toEqual([3, 101]);
});

test('a portal of an organization’s operator is the organization’s', () => {
  expect(compose({}, { scope: { kind: 'organization', tenantId: 't1' } })).toMatchObject({ tenantId: 't1' });
  expect(compose({})).not.toHaveProperty('tenantId');
});

test('answers of another form are not taken', () => {
  expect(isAnswers(answers)).toBe(true);
  for (const value of [null, 7, {}, { ...answers, languages: [] }, { ...answers, languages: ['xx'] }])
    expect(isAnswers(value)).toBe(false);
});
