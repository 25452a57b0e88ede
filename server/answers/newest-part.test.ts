import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagePath } from '../../setting/chat/message-path';
import { newestPart } from './newest-part';

const place = (id: string, parentId: string | null, role: 'user' | 'assistant', second: number) => ({
  id,
  parentId,
  role,
  createdAt: new Date(second * 1_000),
});
/** Questions and answers that follow one another. */
const straight = (turns: number) =>
  Array.from({ length: turns }, (_, n) => [
    place(`q${n}`, n === 0 ? null : `a${n - 1}`, 'user', 2 * n),
    place(`a${n}`, `q${n}`, 'assistant', 2 * n + 1),
  ]).flat();

describe('newestPart', () => {
  it('leaves a short chat whole', () => {
    expect(newestPart(straight(3), null, 3)).toBeNull();
    expect(newestPart([], null, 1)).toBeNull();
  });

  it('is the last questions with their answers', () => {
    expect(newestPart(straight(5), null, 2)).toEqual({ ids: ['q3', 'a3', 'q4', 'a4'], earlier: 3, cut: new Set() });
  });

  it('has the other versions in their places, and says which of them go on', () => {
    const chat = [...straight(3), place('q1b', 'a0', 'user', 90), place('a1b', 'q1b', 'assistant', 91)];
    expect(newestPart(chat, 'a2', 2)).toEqual({
      ids: ['q1', 'q1b', 'a1', 'q2', 'a2'],
      earlier: 1,
      cut: new Set(['q1b']),
    });
    // The newest branch, without one to be shown.
    expect(newestPart(chat, null, 1)).toEqual({ ids: ['q1', 'q1b', 'a1b'], earlier: 1, cut: new Set(['q1']) });
  });

  it('shows the end of the same branch as the whole chat', () => {
    const chat = fc
      .array(fc.record({ parent: fc.nat(), role: fc.constantFrom('user' as const, 'assistant' as const) }), {
        maxLength: 40,
      })
      .map((list) =>
        list.map(({ parent, role }, n) =>
          place(`m${n}`, n === 0 || parent % 7 === 0 ? null : `m${parent % n}`, role, n),
        ),
      );
    fc.assert(
      fc.property(chat, fc.nat(50), fc.integer({ min: 1, max: 6 }), (places, at, newest) => {
        const shown = `m${at}`;
        const part = newestPart(places, shown, newest);
        if (!part) return;
        const whole = messagePath(places, shown).map(({ question, answer }) => [question.id, answer?.id]);
        const sent = messagePath(
          places.filter(({ id }) => part.ids.includes(id)),
          whole.at(-1)?.[1] ?? whole.at(-1)?.[0],
        ).map(({ question, answer }) => [question.id, answer?.id]);
        expect(sent).toEqual(whole.slice(-newest));
        expect(part.earlier).toBe(whole.length - sent.length);
        const left = places.filter(({ id }) => !part.ids.includes(id)).map(({ parentId }) => parentId);
        expect([...part.cut].sort()).toEqual(part.ids.filter((id) => left.includes(id)).sort());
      }),
    );
  });
});
