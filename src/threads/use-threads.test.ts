import { expect, test } from 'vitest';
import { groupThreads, type Thread, withOpen } from './use-threads';

const now = new Date(2026, 10, 23, 9).getTime();
const thread = (id: string, daysAgo: number, pinned = false): Thread => {
  const at = new Date(now - daysAgo * 86_400_000).toISOString();
  return { id, title: id, createdAt: at, updatedAt: at, pinned };
};

test('threads stand by day, those on top before all others however old', () => {
  const groups = groupThreads(
    [thread('a', 0), thread('b', 1), thread('c', 3), thread('d', 20), thread('e', 400), thread('f', 400, true)],
    now,
  );
  expect(groups.map(({ group, threads }) => [group, threads.map(({ id }) => id).join('')])).toEqual([
    ['pinned', 'f'],
    ['today', 'a'],
    ['yesterday', 'b'],
    ['week', 'c'],
    ['older', 'de'],
  ]);
  expect(groupThreads([], now)).toEqual([]);
});

test('a thread of one’s own that has just begun is in the list at once, somebody else’s never', () => {
  const ids = (mine: boolean, id = 'new', title = 'New') =>
    withOpen([thread('a', 0)], { id, title, mine }).map((each) => each.id);
  expect(ids(true)).toEqual(['new', 'a']);
  expect(ids(false)).toEqual(['a']);
  expect(ids(true, 'a')).toEqual(['a']);
  expect(ids(true, 'new', '')).toEqual(['a']);
  expect(withOpen([thread('a', 0)], undefined)).toHaveLength(1);
});
