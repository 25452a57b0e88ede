import { expect, test } from 'vitest';
import { createTextLog } from './text-log';
import type { RunStep } from './types';

function log(...steps: RunStep[]): string {
  const text = createTextLog();
  for (const step of steps) text.add(step);
  return text.text();
}
const open = (id: string, type: 'text' | 'notice' | 'suggestion' = 'text'): RunStep => ({
  event: 'block_open',
  data: { id, type },
});
const append = (id: string, text: string): RunStep => ({ event: 'block_patch', data: { id, append: text } });

test('text and notices are the answer, in the order they were opened, and what is offered besides is not', () => {
  const steps = [open('t'), open('r', 'suggestion'), open('n', 'notice'), append('n', ' later '), append('r', 'hm')];
  expect(log(...steps, append('t', 'first'))).toBe('first\n\nlater');
});

test('a block opened twice keeps what it holds, one nobody opened holds nothing', () => {
  expect(log(open('t'), append('t', 'a'), open('t'), append('t', 'b'), append('x', 'lost'))).toBe('ab');
});

test('cleared, a block holds only what came after', () => {
  expect(log(open('t'), append('t', 'a'), { event: 'block_patch', data: { id: 't', clear: true, append: 'b' } })).toBe(
    'b',
  );
  expect(log(open('t'), append('t', 'a'), { event: 'block_patch', data: { id: 't', clear: true } })).toBe('');
});
