import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import type { Translate } from '@/i18n/translate';
import { explainRule, type ShowContext } from '@/renderer/show';
import type { Rule } from '@/renderer/types';
import { isJoin, JOINS } from '@/ui/form/rule-kinds';
import { decisive, explainWords } from './explain';
import { asKind, CHOICES, kindOf, LEAVES, newLeaf } from './rule-kinds';

const locales = ['zh-CN', 'en-US'] as const;
const words = locales.map((locale) => createI18n(locale));
beforeAll(() => Promise.all(words.map((each) => each.load('admin-editor'))));

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 4 },
    fc.record({ role: some(CHOICES.role) }),
    fc.record({ locale: some(CHOICES.locale) }),
    fc.record({ viewport: some(CHOICES.viewport) }),
    fc.record({ function: some(CHOICES.function) }),
    fc.constantFrom({ time: { from: '2026-03-01T08:00:00Z' } }, { time: { to: '2026-03-01T08:00:00Z' } }, { moon: [] }),
    fc.record({ all: fc.array(tie('rule'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
    fc.record({ not: tie('rule') }),
  ) as fc.Arbitrary<Rule>,
}));
const context: fc.Arbitrary<ShowContext> = fc.record({
  role: fc.constantFrom(...CHOICES.role),
  locale: fc.constantFrom(...CHOICES.locale),
  viewport: fc.constantFrom(...CHOICES.viewport),
  functions: fc.subarray([1, 2, 3]),
  now: fc.constantFrom(Date.parse('2026-02-01T00:00:00Z'), Date.parse('2026-04-01T00:00:00Z')),
});

test('every verdict is a whole sentence in both languages, with nothing left open in it', () => {
  fc.assert(
    fc.property(rule, context, (asked, visitor) => {
      const explanation = explainRule(asked, visitor);
      const cause = decisive(explanation);
      // The deciding part is a leaf or a join without parts; of an unclear rule, the unclear part.
      expect(cause.parts?.length ?? 0).toBe(0);
      expect(Boolean(cause.unclear)).toBe(Boolean(explanation.unclear));
      for (const each of words) {
        const said = explainWords(each.translator(['admin-editor']) as Translate, explanation, each.language);
        expect(said).toMatch(/[.。]$/);
        expect(said).not.toMatch(/rule\.|\{\{|undefined|null|\[object/);
      }
    }),
    { numRuns: 200 },
  );
});

test('a rule made into another kind is of that kind, is understood, and loses nothing that has a place in it', () => {
  fc.assert(
    fc.property(rule, fc.constantFrom(...LEAVES, ...JOINS), context, (asked, kind, visitor) => {
      const made = asKind(asked, kind);
      expect(kindOf(made)).toBe(kind);
      if (kind === 'all' || kind === 'any') {
        const inside = asked.all ?? asked.any ?? (asked.not ? [asked.not] : [asked]);
        expect(made[kind]).toEqual(inside);
      }
      if (!isJoin(kind)) expect(explainRule(newLeaf(kind, 0), visitor).unclear).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
