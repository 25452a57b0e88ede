import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTo, openRoom } from './room';
import { quoteTurns, type Summary, splitTalk, type TalkTurn } from './talk';

const room = openRoom(8_192);
const turn = (n: number, size = 300): TalkTurn => ({
  question: `q${n}`,
  answer: `a${n}`,
  run: `r${n}`,
  asked: `Question ${n}?`,
  said: `${'x'.repeat(size)}. More.`,
});
const summaryUpTo = (n: number, text = 'so far'): Summary => ({
  message: `a${n}`,
  since: 'q0',
  turns: n + 1,
  text,
  by: 'quoted',
  runs: [],
});

test('turns that fit stay as they are, and a summary is used on for as long as the rest fits', () => {
  const turns = [0, 1, 2, 3].map((n) => turn(n));
  expect(splitTalk(turns, undefined, 1_000, room)).toEqual({ older: [], kept: turns });
  const split = splitTalk(turns, summaryUpTo(1), 300, room);
  expect(split).toMatchObject({ stored: { message: 'a1' }, older: [], kept: [{ answer: 'a2' }, { answer: 'a3' }] });
});

test('whatever was said, every turn is either kept or summed up, in order, and the newest is kept', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_500), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 40, max: 4_000 }),
      fc.option(fc.nat(39), { nil: undefined }),
      (sizes, budget, at) => {
        const turns = sizes.map((size, n) => turn(n, size));
        const stored = at === undefined || at >= sizes.length - 1 ? undefined : summaryUpTo(at);
        const { older, kept, stored: used } = splitTalk(turns, stored, budget, room);
        expect([...turns.slice(0, used?.turns ?? 0), ...older, ...kept]).toEqual(turns);
        expect(kept.at(-1)).toBe(turns.at(-1));
      },
    ),
  );
});

test('a summary without a model quotes each question with the beginning of its answer, the oldest shortest', () => {
  const older = [
    { asked: 'How much grease does 6205 take?', said: '**12 g**. Then run it in.' },
    { asked: '多久一次？', said: '每 500 小时。停机后进行。' },
    { asked: 'And who?', said: '' },
  ];
  expect(quoteTurns(undefined, older, () => true)).toBe(
    '- How much grease does 6205 take? → 12 g .\n- 多久一次？ → 每 500 小时。\n- And who?',
  );
  const tight = quoteTurns(summaryUpTo(0, '- First? → Yes.'), older, (text) => text.length < 80);
  expect(tight).toBe('- First?\n- How much grease does 6205 take?\n- 多久一次？ → 每 500 小时。\n- And who?');
  expect(quoteTurns(undefined, older, (text) => text.length < 11)).toBe('- And who?');
  expect(quoteTurns(undefined, older, () => false)).toBe('');
});

test('an estimate comes near what servers report, within bounds, and a text is cut to it', () => {
  const learning = openRoom(undefined);
  const text = '轴承温度不超过 80 ℃。'.repeat(50);
  for (let turns = 0; turns < 12; turns++) learning.learn(learning.count(text), 500);
  expect(learning.count(text)).toBeGreaterThan(480);
  expect(learning.count(text)).toBeLessThan(520);
  learning.learn(1, 1_000_000);
  expect(learning.count('x'.repeat(1_000))).toBeLessThanOrEqual(421);
  expect(room.count(cutTo(text, 100, room))).toBeLessThanOrEqual(100);
  expect(cutTo(text, 0, room)).toBe('');
  expect(cutTo('short', 100, room)).toBe('short');
});
