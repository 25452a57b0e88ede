import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { rowAnswer } from './row-answer';

const table = `| Belt speed r/min | Wander, new / worn mm | Check |
|---|---|---|
| up to 500 | 4 / 9 | weekly |
| 500 to 900 | 3 / 6 | daily |
`;
const claimed = (question: string, text = table) => {
  const hit = aHit({ title: 'Conveyor belts', headings: ['How far may a belt wander?'], text });
  const answer = rowAnswer(question, [{ hit, source: 1 }]);
  return answer?.kind === 'rows' ? answer.claim?.text : answer?.ends;
};

test('the value stands first, with its unit and the condition it holds under', () => {
  expect(claimed('What wander may a belt have at 700 rpm?')).toEqual([
    '**3 / 6 mm** Wander, new / worn (Belt speed: 500 to 900 r/min) ',
    0,
  ]);
});

test('a unit behind a bracket is the unit, and one for a slope is told whole', () => {
  const shafts =
    '| 转速 r/min | 偏移（新 / 旧）mm | 张口（新 / 旧）mm/100 mm |\n|---|---|---|\n| 1000～2000 | 4 / 9 | 1 / 2 |\n';
  expect(claimed('1500 转时偏移和张口允许多少？', shafts)).toEqual([
    '**4 / 9 mm** 偏移（新 / 旧）；**1 / 2 mm/100 mm** 张口（新 / 旧）（转速：1000～2000 r/min） ',
    0,
  ]);
});

test.each(['mm per 100 mm', 'mm per m', '(mm per 100 mm)'])('a rate in words, %s, is told whole', (rate) => {
  const slopes = table.replace('worn mm', `worn ${rate}`);
  const unit = rate.replaceAll(/[()]/g, '');
  expect(claimed('What wander may a belt have at 700 rpm?', slopes)?.[0 as never]).toMatch(`**3 / 6 ${unit}** Wander`);
});

test('on the seam of two rows both values, each under its own', () => {
  expect(claimed('What wander may a belt have at 500 rpm?')).toHaveLength(4);
});

test('a column without numbers is no value', () => {
  expect(
    claimed('How do I check the wander of a belt at 700 rpm?', table.replaceAll(/\d \/ \d/g, 'little')),
  ).toBeUndefined();
});

test('where the table ends its first and last condition are told', () => {
  expect(claimed('How far may a belt wander at 2000 rpm?')).toEqual({
    ...{ column: 'Belt speed r/min', first: 'up to 500', last: '500 to 900' },
  });
});

test('a group named again beneath its limits keeps them', () => {
  const groups =
    '| Group | Base | Wander mm |\n|---|---|---|\n| Belt 1: above 300 kW | rigid | 2 |\n| Belt 1 | soft | 4 |\n';
  expect(claimed('How far may a belt of 400 kW wander on a soft base?', groups)?.toString()).toContain('**4 mm**');
});
