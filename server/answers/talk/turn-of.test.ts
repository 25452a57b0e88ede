import { expect, test } from 'vitest';
import { answerSteps, buildSource, type RunStep } from '../../../tests/support/run-events';
import { turnOf } from './turn-of';

const understood: RunStep = { event: 'understood', data: { text: '轴承温度多高', chips: [] } };

test('a turn is the question as it was asked and the place that is cited first', () => {
  const { docId, title, headings } = buildSource();
  expect(turnOf('多高', answerSteps())).toEqual({ from: 'chat', asked: '多高', place: { docId, title, headings } });
  expect(turnOf('多高', [understood, ...answerSteps()]).asked).toBe('轴承温度多高');
});

test('a rule above the answer is not what was asked about', () => {
  const rule = buildSource({ sid: 's0', docId: 'safety' });
  const steps: RunStep[] = [
    { event: 'source_add', data: rule },
    { event: 'block_open', data: { id: 'b0', type: 'callout' } },
    { event: 'cite', data: { cid: 'c0', block: 'b0', range: [0, 1], sids: ['s0'], support: 'full' } },
  ];
  expect(turnOf('多高', [...steps, ...answerSteps()]).place?.docId).toBe(buildSource().docId);
});

test('of an answer out of a closed source only the words of its question are left', () => {
  expect(turnOf('多高', [understood, ...answerSteps()], () => true)).toEqual({ from: 'chat', asked: '多高' });
});
