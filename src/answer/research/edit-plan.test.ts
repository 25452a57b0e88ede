import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunPlanItem } from '@/stream/types';
import {
  added,
  draftOf,
  dropped,
  isChanged,
  MOST_ITEMS,
  merged,
  moved,
  type PlanDraft,
  renamed,
  wished,
} from './edit-plan';

const plan = (titles: string[]): RunPlanItem[] =>
  titles.map((title, at) => ({ id: `p${at + 1}`, kind: 'question', title, query: title, state: 'waiting' }));

type Edit = (items: PlanDraft[]) => PlanDraft[];
const at = fc.nat(13);
const edits = fc.array(
  fc.oneof(
    at.map(
      (n): Edit =>
        (items) =>
          dropped(items, n),
    ),
    fc.constant<Edit>((items) => added(items)),
    fc.tuple(at, fc.constantFrom<1 | -1>(1, -1)).map(
      ([n, by]): Edit =>
        (items) =>
          moved(items, n, by),
    ),
    at.map(
      (n): Edit =>
        (items) =>
          merged(items, n, '; '),
    ),
    fc.tuple(at, fc.string({ maxLength: 300 })).map(
      ([n, title]): Edit =>
        (items) =>
          renamed(items, n, title),
    ),
  ),
);

test('however a plan is edited, no planned item stands in two places, keys differ, and what is sent is valid', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 12 }), edits, (titles, all) => {
      const items = all.reduce((now, edit) => edit(now), draftOf(plan(titles)));
      const from = items.flatMap((item) => item.from);
      expect(new Set(from).size).toBe(from.length);
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
      for (const { title } of wished(items)) expect(title).toMatch(/^\S(?:[\s\S]{0,198}\S)?$/);
    }),
  );
});

test('merging keeps the words and the items of both; the first item has none above it', () => {
  const items = draftOf(plan(['Causes', 'Signs', 'Checks']));
  expect(merged(items, 1, '; ')[0]).toEqual({ key: 'p1', title: 'Causes; Signs', from: ['p1', 'p2'] });
  expect(merged(items, 0, '; ')).toEqual(items);
});

test('a plan put back as it was is not changed', () => {
  const was = plan(['Causes', 'Signs']);
  expect(isChanged(moved(moved(draftOf(was), 0, 1), 1, -1), was)).toBe(false);
  expect(isChanged(dropped(draftOf(was), 0), was)).toBe(true);
});
