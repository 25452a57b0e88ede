import { expect, test } from 'vitest';
import type { Cell, Verdict } from '../../matrix/cell';
import { defaultContext } from '../../preview/context';
import type { Finding } from '../../preview/finding';
import { collectSeen } from './collect-seen';

const cell = (key: string): Cell => ({ key, context: defaultContext('main'), changed: true, href: '' });
const finding = (over: Partial<Finding> = {}): Finding => ({
  severity: 'error',
  kind: 'axe',
  pointer: '/header',
  block: 'header',
  detail: 'link-name',
  count: 1,
  ...over,
});
const verdicts = (all: Record<string, Finding[]>) =>
  new Map<string, Verdict>(
    Object.entries(all).map(([key, findings]) => [key, { findings, picture: null } satisfies Verdict]),
  );
const cells = [cell('a'), cell('b')];

test('the same thing on several views is one line with all of them, errors first', () => {
  const seen = collectSeen(
    cells,
    verdicts({
      a: [finding({ severity: 'warning', kind: 'blank', detail: 'x/y' }), finding()],
      b: [finding({ count: 2 })],
    }),
    verdicts({}),
  );
  expect(seen.map(({ kind, count, views }) => [kind, count, views.length])).toEqual([
    ['axe', 3, 2],
    ['blank', 1, 1],
  ]);
});

test('widths of an overflow differ between views, and it is one thing all the same', () => {
  const overflow = (detail: string) => finding({ kind: 'overflow', detail });
  expect(
    collectSeen(cells, verdicts({ a: [overflow('400 > 390')], b: [overflow('1300 > 1280')] }), verdicts({})),
  ).toHaveLength(1);
});

test('what visitors see already is a warning; new on one view, it is an error', () => {
  const [old] = collectSeen(cells, verdicts({ a: [finding()] }), verdicts({ a: [finding()] }));
  expect(old).toMatchObject({ severity: 'warning', before: true });
  const [fresh] = collectSeen(cells, verdicts({ a: [finding()], b: [finding()] }), verdicts({ a: [finding()] }));
  expect(fresh).toMatchObject({ severity: 'error', before: false });
});
