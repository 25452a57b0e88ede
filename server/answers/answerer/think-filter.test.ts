import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createThinkFilter } from './think-filter';

const filtered = (chunks: string[]): string => chunks.map(createThinkFilter()).join('');

describe('createThinkFilter', () => {
  it.each([
    ['<think>hm [1]</think>\n\nStop.', 'Stop.'],
    ['  <think></think>Stop.', 'Stop.'],
    ['<thing> Stop.', '<thing> Stop.'],
    ['Stop. <think>not at the start</think>', 'Stop. <think>not at the start</think>'],
    ['<think>never ends', ''],
    ['停机', '停机'],
  ])('reads %j as %j', (text, answer) => {
    expect(filtered([text])).toBe(answer);
    expect(filtered([...text]).trimStart()).toBe(answer.trimStart());
  });

  it('keeps every answer whatever the chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1 }), (chunks) => {
        const answer = chunks.join('').trimStart();
        fc.pre(!'<think>'.startsWith(answer.slice(0, 7)));
        expect(filtered(['<think>', 'x', '</think>', ...chunks]).trimStart()).toBe(answer);
        expect(filtered(chunks)).toBe(chunks.join(''));
      }),
    );
  });
});
