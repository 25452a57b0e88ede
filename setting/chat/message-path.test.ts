import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagePath, type PlacedMessage } from './message-path';

function message(id: string, parentId: string | null, role: PlacedMessage['role'], minute: number) {
  return { id, parentId, role, createdAt: new Date(minute * 60_000).toISOString() };
}
const chat = [
  message('q1', null, 'user', 0),
  message('a1', 'q1', 'assistant', 1),
  message('a1b', 'q1', 'assistant', 2),
  message('q2', 'a1', 'user', 3),
  message('a2', 'q2', 'assistant', 4),
];
const ids = (shown?: string) => messagePath(chat, shown).map(({ question, answer }) => [question.id, answer?.id]);

describe('messagePath', () => {
  it('shows the newest version and what follows it', () => {
    expect(ids()).toEqual([['q1', 'a1b']]);
  });

  it('shows the branch of the message asked for, down to its newest end', () => {
    expect(ids('a2')).toEqual([
      ['q1', 'a1'],
      ['q2', 'a2'],
    ]);
    expect(ids('a1')).toEqual([
      ['q1', 'a1'],
      ['q2', 'a2'],
    ]);
    expect(messagePath(chat, 'a1')[0]?.answers.map(({ id }) => id)).toEqual(['a1', 'a1b']);
  });

  it('shows a question that has no answer yet, and nothing for nothing', () => {
    expect(messagePath([message('q', null, 'user', 0)])).toMatchObject([{ answers: [], answer: null }]);
    expect(messagePath([])).toEqual([]);
  });

  it('starts anew where a parent is missing', () => {
    expect(messagePath([message('q', 'lost', 'user', 0), message('a', 'q', 'assistant', 1)])).toHaveLength(1);
  });

  it('ends, whatever the links say, and shows no message twice', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const any = fc.record({
      id,
      parentId: fc.option(id),
      role: fc.constantFrom('user' as const, 'assistant' as const),
      minute: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: (each) => each.id }), fc.option(id), (list, shown) => {
        const turns = messagePath(
          list.map((each) => message(each.id, each.parentId, each.role, each.minute)),
          shown,
        );
        const all = turns.flatMap(({ question, answer }) => [question.id, ...(answer ? [answer.id] : [])]);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
