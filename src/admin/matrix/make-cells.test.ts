import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../../../generated/locales';
import { DATA_STATES, defaultContext, ROLES, THEMES, WIDTHS } from '../preview/context';
import { fingerprint } from './fingerprint';
import { makeCells } from './make-cells';

const base = defaultContext('main');
const some = <T>(all: readonly T[]) => fc.uniqueArray(fc.constantFrom(...all), { minLength: 1 });

test('every combination once, changed ones first', () => {
  const axes = fc.record({
    routes: some(['/engine', '/qa', '/q?wd=x']),
    viewports: some(WIDTHS),
    locales: some(LOCALES),
    themes: some(THEMES),
    roles: some(ROLES),
    states: some(DATA_STATES),
  });
  fc.assert(
    fc.property(axes, (given) => {
      const cells = makeCells(
        base,
        given,
        ({ route }) => route === '/qa',
        ({ route }) => route,
      );
      const size = Object.values(given).reduce((product, axis) => product * axis.length, 1);
      expect(new Set(cells.map(({ key }) => key)).size).toBe(size);
      const order = cells.map(({ changed }) => changed);
      expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    }),
  );
});

test('a view is changed by what it shows, and by nothing else', () => {
  const setting = {
    accessDomain: 'main',
    questionList: [{ text: 'A?' }],
    pages: { '/qa': { blocks: [{ id: 'w', type: 'answer/welcome', show: { role: ['personal' as const] } }] } },
  };
  const other = { ...setting, questionList: [{ text: 'B?' }] };
  const hidden = {
    ...setting,
    pages: {
      '/qa': {
        blocks: [{ id: 'w', type: 'answer/welcome', props: { text: 'x' }, show: { role: ['personal' as const] } }],
      },
    },
  };
  const at = (route: string, role: 'anonymous' | 'personal' = 'anonymous') => ({ ...base, route, role });
  expect(fingerprint(other, at('/engine'))).not.toBe(fingerprint(setting, at('/engine')));
  expect(fingerprint(other, at('/qa'))).toBe(fingerprint(setting, at('/qa')));
  expect(fingerprint(hidden, at('/qa'))).toBe(fingerprint(setting, at('/qa')));
  expect(fingerprint(hidden, at('/qa', 'personal'))).not.toBe(fingerprint(setting, at('/qa', 'personal')));
  const themed = { ...setting, theme: { brandColor: '#123456' } };
  expect(fingerprint(themed, at('/qa'))).not.toBe(fingerprint(setting, at('/qa')));
  expect(fingerprint(setting, at('/nowhere'))).toBe('');
});
