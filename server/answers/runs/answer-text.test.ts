import { expect, test } from 'vitest';
import { buildHit } from '../../../tests/support/fake-answerer';
import { createAnswerText } from './answer-text';
import { createTextLog } from './text-log';
import { toSource } from './to-source';
import type { RunStep } from './types';

function open() {
  const steps: RunStep[] = [];
  const sink = { emit: (step: RunStep) => void steps.push(step) } as never;
  return { steps, answer: createAnswerText(sink, [toSource(buildHit(), 1)]) };
}
const of = <E extends RunStep['event']>(steps: RunStep[], event: E) =>
  steps.flatMap((step) => (step.event === event ? [step.data as Extract<RunStep, { event: E }>['data']] : []));

test('each kind of text is a block of its own, closed before the next; citations count within theirs', () => {
  const { steps, answer } = open();
  answer.open({ type: 'callout' });
  answer.append('Stop the machine. [1]');
  answer.cite({ kind: 'cite', range: [0, 21], sources: [1], support: 'full' });
  answer.open({ type: 'steps' });
  answer.append('1. Lock it out. [1]');
  answer.cite({ kind: 'cite', range: [0, 19], sources: [1], support: 'full' });
  answer.close();
  expect(steps.map(({ event }) => event)).toEqual([
    ...['block_open', 'block_patch', 'cite', 'block_close'],
    ...['block_open', 'block_patch', 'cite', 'block_close'],
  ]);
  expect(of(steps, 'block_open').map(({ id, type }) => `${id} ${type}`)).toEqual(['b2 callout', 'b3 steps']);
  expect(of(steps, 'cite').map(({ cid, block, range }) => [cid, block, ...range])).toEqual([
    ['b2-c1', 'b2', 0, 21],
    ['b3-c1', 'b3', 0, 19],
  ]);
});

test('the outline holds the headings of all texts', () => {
  const { steps, answer } = open();
  answer.append('# One\n');
  answer.open({ type: 'steps' });
  answer.append('# Two\n');
  answer.close();
  expect(
    of(steps, 'outline')
      .at(-1)
      ?.items.map(({ title, block }) => `${title} ${block}`),
  ).toEqual(['One b1', 'Two b2']);
});

test('who begins anew empties all texts, and history keeps what was written last', () => {
  const { steps, answer } = open();
  answer.append('One.');
  answer.open({ type: 'value' });
  answer.append('Two.');
  answer.clear();
  answer.append('Three.');
  answer.close();
  const log = createTextLog();
  for (const step of steps) log.add(step);
  expect(log.text()).toBe('Three.');
});
