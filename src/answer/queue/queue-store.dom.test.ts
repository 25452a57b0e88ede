import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  addWaiting,
  changeWaiting,
  type Entry,
  forgetQueues,
  MOST_WAITING,
  moveWaiting,
  takeNext,
  type Waiting,
  waitingAfter,
} from './queue-store';

beforeEach(() => {
  localStorage.clear();
  forgetQueues();
});

const asks = (text: string): Waiting => ({ text, quoted: [], research: null, attachments: [] });
const stored = (): Entry[] => JSON.parse(localStorage.getItem('mw:queue:c') ?? '[]');
const texts = (answer = 'a') => waitingAfter(stored(), answer).map(({ text }) => text);
const add = (...all: string[]) => all.map((text) => addWaiting('c', 'a', asks(text)));

test('questions wait behind an answer, each behind the one before, and are taken in order', () => {
  add('1', '2', '3');
  expect(texts()).toEqual(['1', '2', '3']);
  const first = takeNext('c', 'a');
  expect(first).toMatchObject({ text: '1', parentId: 'a' });
  expect(texts()).toEqual([]);
  expect(texts(first?.answerId)).toEqual(['2', '3']);
});

test('they are there after a reload, and go to the new version of an answer', () => {
  add('1', '2');
  forgetQueues();
  moveWaiting('c', 'a', 'b');
  expect([texts('a'), texts('b')]).toEqual([[], ['1', '2']]);
});

test('other branches have their own', () => {
  add('1');
  addWaiting('c', 'other', asks('2'));
  changeWaiting('c', 'a', () => []);
  expect([texts('a'), texts('other')]).toEqual([[], ['2']]);
});

test('there is room for ten', () => {
  const room = add(...Array.from({ length: MOST_WAITING + 1 }, (_, n) => String(n)));
  expect(room).toEqual([...Array(MOST_WAITING).fill(true), false]);
});

test.each([
  '{',
  '{}',
  '[1]',
  '[{"text":1}]',
  '[{"text":"a","quoted":[],"research":"x","messageId":"m","answerId":"n","parentId":"a"}]',
])('what was stored by something else is no queue: %s', (value) => {
  localStorage.setItem('mw:queue:c', value);
  expect(takeNext('c', 'a')).toBeUndefined();
  expect(addWaiting('c', 'a', asks('1'))).toBe(true);
});

test('entries that follow each other in a circle do not hang', () => {
  const entry = (messageId: string, answerId: string, parentId: string) => ({
    ...asks(messageId),
    messageId,
    answerId,
    parentId,
  });
  expect(waitingAfter([entry('1', 'b', 'a'), entry('2', 'a', 'b')], 'a').length).toBeLessThan(5);
});

test('however it is changed, the queue asks exactly what it shows, in that order', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), text: fc.string({ maxLength: 4 }) }),
    fc.record({ do: fc.constant('remove' as const), at: fc.nat(4) }),
    fc.record({ do: fc.constant('reverse' as const) }),
    fc.record({ do: fc.constant('send' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      localStorage.clear();
      forgetQueues();
      let model: string[] = [];
      let leaf = 'a';
      for (const each of steps) {
        if (each.do === 'add' && addWaiting('c', leaf, asks(each.text))) model.push(each.text);
        if (each.do === 'remove') {
          changeWaiting('c', leaf, (before) => before.filter((_, n) => n !== each.at));
          model = model.filter((_, n) => n !== each.at);
        }
        if (each.do === 'reverse') {
          changeWaiting('c', leaf, (before) => [...before].reverse());
          model.reverse();
        }
        if (each.do === 'send') {
          const sent = takeNext('c', leaf);
          expect(sent?.text).toBe(model.shift());
          leaf = sent?.answerId ?? leaf;
        }
        expect(texts(leaf)).toEqual(model);
      }
    }),
  );
});
