import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import type { SearchHit } from '../../../knowledge';
import { stepsAnswer } from './steps-answer';

const steps = (question: string, ...hits: SearchHit[]) =>
  stepsAnswer(
    question,
    hits.map((hit, index) => ({ hit, source: index + 1 })),
  )?.map(({ hit, start, end }) => hit.text.slice(start, end));

const about = aHit({ title: 'Conveyor belts', headings: ['What is a belt?'], text: 'A belt carries the goods.' });
const list = '1. Slacken the belt.\n2. Pull the pin.\n3. Thread the new belt.';
const change = aHit({
  title: 'Conveyor belts',
  headings: ['How is a belt replaced?'],
  text: `Proceed as follows:\n\n${list}\n\nRun it empty for an hour. Look at it again. Then load it.`,
});

test('the steps come whole, with the line that leads to them and two sentences behind', () => {
  expect(steps('How do I replace a belt?', about, change)).toEqual([
    ...['Proceed as follows:', list, 'Run it empty for an hour.', 'Look at it again.'],
  ]);
});

test('a heading that promises steps need not repeat the name of the document', () => {
  const promised = aHit({
    title: '皮带更换',
    headings: ['步骤有哪些？'],
    text: '1. 松开皮带。\n2. 拔销。\n3. 穿新皮带。',
  });
  expect(steps('皮带更换怎么做？', promised)).toHaveLength(1);
});

test('steps of another action are not quoted, nor any where no steps are asked for', () => {
  expect(steps('How do I lubricate the rollers?', change)).toBeUndefined();
  expect(steps('Why is a belt replaced?', change)).toBeUndefined();
});
