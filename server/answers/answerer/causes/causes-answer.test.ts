import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { planAnswer } from '../plan-answer';
import { causesAnswer } from './causes-answer';

const rows = {
  squeal: '| Squeal at the start | Slack belt | Tension |',
  thump: '| Thump at every turn | Damaged splice | Splice |',
  drift: '| Drifts to one side | Skewed idler | Idlers |',
};
const text = `| Symptom | Likely causes | First check |\n|---|---|---|\n${Object.values(rows).join('\n')}\n`;
const faults = aHit({ title: 'Conveyor belts', headings: ['Which symptom points where?'], text, found: 3 });
const causes = (question: string, hit = faults) =>
  causesAnswer(question, [{ hit, source: 1 }]).map(({ start, end }) => hit.text.slice(start, end));

test('the row of the sign that was told, with its cause and its check', () => {
  expect(causes('Why does the conveyor belt squeal at the start?')).toEqual([rows.squeal]);
  expect(causes('conveyor belt drifts to the side')).toEqual([rows.drift]);
});

test('a sign told in other characters is the same, in Chinese', () => {
  const zh = '| 现象 | 可能原因 |\n|---|---|\n| 吱吱响但不转 | 皮带太松 |\n| 跑偏 | 托辊歪斜 |\n';
  const hit = aHit({ title: '带式输送机', headings: ['现象与原因'], text: zh });
  expect(causes('输送机吱吱叫不转了', hit)).toEqual(['| 吱吱响但不转 | 皮带太松 |']);
});

test('another sign, another question or another kind of table has none', () => {
  expect(causes('Why is the conveyor belt wet?')).toEqual([]);
  expect(causes('Which symptom is a squeal?')).toEqual([]);
  expect(causes('Why does it squeal?', aHit({ text: text.replace('Likely causes', 'Colour') }))).toEqual([]);
});

test('the rows come in a block of their own, sentences beneath', () => {
  const told = aHit({
    title: 'Conveyor belts',
    text: 'A conveyor belt squeals at the start when it is slack.',
    found: 3,
  });
  const plan = planAnswer({
    question: 'Why does the conveyor belt squeal at the start?',
    locale: 'en-US',
    hits: [faults, told],
  });
  expect(plan).toMatchObject({ kind: 'typed', parts: [{ type: 'causes' }, { type: 'text' }] });
});
