import { expect, test } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { isDirect, signsOf } from './directness';
import { quotationOf } from './quotation';

const whole = (text: string, source: number) =>
  quotationOf(aHit({ title: `Manual ${source}`, text }), source, {
    start: 0,
    end: text.length,
    kind: 'sentence',
  });

test('words gathered from several places are no answer, said together in the leading one they are', () => {
  const question = 'How is the belt of the conveyor tensioned?';
  const one = whole('The belt of the conveyor is tensioned with two screws.', 1);
  const scattered = [
    whole('A belt is replaced.', 1),
    whole('The conveyor stops.', 2),
    whole('A spring is tensioned.', 3),
  ];
  const leading = signsOf(question, [one], [{ ...one.hit, score: 9 }, aHit({ text: '', score: 3 })], true);
  expect(leading).toEqual({ spoken: 1, passage: 1, lead: 0.5, sections: 1 });
  expect(isDirect(leading)).toBe(true);
  const gathered = signsOf(question, scattered, [aHit({ text: '', score: 9 }), aHit({ text: '', score: 9 })], true);
  expect(gathered).toMatchObject({ lead: 0, sections: 3 });
  expect(isDirect(gathered)).toBe(false);
});
