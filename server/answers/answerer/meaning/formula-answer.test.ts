import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { formulaAnswer } from './formula-answer';

const formula = '皮带速度按下式计算：\n\n$$v = \\pi D n$$\n\n其中 $D$ 是滚筒直径。';
const hit = aHit({ docId: 'belt', title: '带式输送机', headings: ['皮带速度'], text: `${formula}皮带要张紧。` });
const table = '| 项目 | 数值 |\n|---|---|\n| 直径 | 0.5 m |\n| 速度 | 1.6 m/s |';
const example = aHit({ docId: 'belt', title: '带式输送机', headings: ['计算举例'], text: `${table}\n` });
const asked = (question: string) =>
  formulaAnswer(question, [
    { hit, source: 1 },
    { hit: example, source: 2 },
  ]).map(({ hit, start, end }) => hit.text.slice(start, end));

test('the formula with its symbols, then the example of the same document', () => {
  expect(asked('皮带速度怎么算')).toEqual([formula, table]);
});

test('what is asked otherwise, or of something else, has none', () => {
  expect(asked('皮带速度多少合适')).toEqual([]);
  expect(asked('轴承寿命怎么算')).toEqual([]);
});
