import { expect, test } from 'vitest';
import { readSteps } from './read-steps';

const steps = (text: string) => {
  const span = readSteps(text);
  return span && text.slice(...span);
};

test('the numbered list is read whole, with what is set in beneath a step', () => {
  const list = '1. Stop the press.\n   - at the panel\n2. Wait.\n\n3. Open the guard.';
  expect(steps(`Before work:\n\n${list}\n\nA guard left open stops the press.`)).toBe(list);
});

test('of two lists the longer is the procedure; two points or bullets are none', () => {
  expect(steps('1. A\n2. B\n3. C\n\nor\n\n1. D\n2. E\n3. F\n4. G')).toBe('1. D\n2. E\n3. F\n4. G');
  expect(steps('1. A\n2. B\n\nNo more.')).toBeNull();
  expect(steps('- A\n- B\n- C')).toBeNull();
});

test('numbers that do not follow each other are no steps', () => {
  expect(steps('7. A\n9. B\n1. C')).toBeNull();
});

test('any text is read, and what is found lies inside it', () => {
  const parts = ['1. a', '2. b', '3) c', '\n', '  x', '| t |', '4、丁', ' ', '```', '10. k'];
  let seed = 7;
  for (let round = 0; round < 500; round++) {
    let text = '';
    for (let i = 0; i < 12; i++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      text += `${parts[seed % parts.length]}${seed % 3 ? '\n' : ''}`;
    }
    const span = readSteps(text);
    if (span) expect(text.slice(...span)).toMatch(/^ {0,3}1[.)、][\s\S]*\S$/);
  }
});
