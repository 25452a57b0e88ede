import { beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import type { Translate } from '@/i18n/translate';
import { explainRule, type ShowContext } from '@/renderer/show';
import type { Rule } from '@/renderer/types';
import { decisive, explainWords } from './explain';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('admin-editor'));

const visitor: ShowContext = { role: 'anonymous', locale: 'en-US', viewport: 'mobile', functions: [1, 3], now: 0 };
const say = (rule: unknown, context = visitor) =>
  explainWords(i18n.translator(['admin-editor']) as Translate, explainRule(rule as Rule, context), 'en-US');

describe('one sentence says why', () => {
  test.each([
    [{ role: ['personal'] }, /^Hidden because the visitor’s role is/],
    [{ role: ['anonymous'] }, /^Shown because the visitor’s role is/],
    [{ viewport: ['desktop'] }, /^Hidden because the screen is/],
    [{ locale: ['en-US'] }, /^Shown because the language is/],
    [{ function: [2] }, /^Hidden because these functions are on: 1, 3/],
    [{ all: [{ role: ['anonymous'] }, { viewport: ['desktop'] }] }, /^Hidden because the screen is/],
    [{ any: [{ role: ['personal'] }, { locale: ['en-US'] }] }, /^Shown because the language is/],
    [{ not: { role: ['anonymous'] } }, /^Hidden because the visitor’s role is/],
    [{ mood: 'good' }, /does not know the condition/],
    [{ all: [{ role: ['anonymous'] }, { not: { mood: 'good' } }] }, /the condition “mood”/],
  ])('%j', (rule, sentence) => {
    expect(say(rule)).toMatch(sentence);
  });

  test('no function at all is said as such', () => {
    expect(say({ function: [2] }, { ...visitor, functions: [] })).toBe('Hidden because no function is on.');
  });
});

test('what decides is a part that agrees with the whole', () => {
  const rule = { all: [{ any: [{ role: ['personal'] }, { viewport: ['mobile'] }] }, { locale: ['zh-CN'] }] } as Rule;
  const whole = explainRule(rule, visitor);
  expect(whole.holds).toBe(false);
  expect(decisive(whole)).toMatchObject({ kind: 'locale', holds: false });
});
