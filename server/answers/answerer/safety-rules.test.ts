import { expect, test } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { quotationOf } from './quotation';
import { safetyRules } from './safety-rules';

const rules = (text: string, quoted: string) => {
  const start = text.indexOf(quoted);
  const quotation = quotationOf(aHit({ text }), 1, { start, end: start + quoted.length, kind: 'sentence' });
  return safetyRules([quotation]).map(({ hit, start, end }) => hit.text.slice(start, end));
};

test('at most two rules of the section quoted, the one that stops the machine first', () => {
  const text =
    'Pull the pin. Never reach into the press. Lock out the drive. The press must be stopped at once when the belt tears.';
  expect(rules(text, 'Pull the pin.')).toEqual([
    ...['The press must be stopped at once when the belt tears.', 'Never reach into the press.'],
  ]);
});

test('a rule that the answer says itself is not said twice', () => {
  expect(rules('带压时严禁松开螺栓。缓慢泄压。', '带压时严禁松开螺栓。')).toEqual([]);
  expect(rules('带压时严禁松开螺栓。缓慢泄压。', '缓慢泄压。')).toEqual(['带压时严禁松开螺栓。']);
});

test('what must merely not be exceeded is a limit, no rule to keep safe by', () => {
  expect(rules('皮带张力不得超过 5 kN。松开皮带。', '松开皮带。')).toEqual([]);
});
