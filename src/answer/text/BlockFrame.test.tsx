import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type CurrentAnswer, CurrentAnswerContext } from '@/stream/current-answer';
import type { RunBlock } from '@/stream/run-state';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { BlockFrame } from './BlockFrame';
import { FitLine } from './FitLine';

const block = (over: Partial<RunBlock>): RunBlock => ({ id: 'b1', type: 'text', text: 'x', open: false, ...over });

test('a safety rule is a region of its own', async () => {
  await renderWithI18n(
    <BlockFrame block={block({ type: 'callout' })}>Stop the machine.</BlockFrame>,
    ['answer'],
    'en-US',
  );
  expect(screen.getByRole('region', { name: 'Safety' })).toHaveTextContent('Stop the machine.');
});

const choice = block({
  type: 'choice',
  options: [
    { text: 'Harrow MC-2', question: 'alarm 17 Harrow MC-2' },
    { text: 'Lindqvist L7', question: 'alarm 17 Lindqvist L7' },
  ],
});
async function showChoice(mine: boolean) {
  const ask = vi.fn();
  await renderWithI18n(
    <CurrentAnswerContext value={{ mine, ask } as unknown as CurrentAnswer}>
      <BlockFrame block={choice}>Which controller?</BlockFrame>
    </CurrentAnswerContext>,
    ['answer'],
    'en-US',
  );
  return ask;
}

test('a choice asks the question of what is pressed', async () => {
  const ask = await showChoice(true);
  expect(screen.getByRole('group', { name: 'Which controller?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Lindqvist L7' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('alarm 17 Lindqvist L7');
});

test('who may not write in a chat is not asked', async () => {
  await showChoice(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the line above says whether it is an answer, and why; where there is none it is silent', async () => {
  const direct = { value: 'direct', why: ['condition'] } as const;
  await renderWithI18n(<FitLine fit={{ ...direct, why: [...direct.why] }} />, ['answer'], 'en-US');
  expect(document.body).toHaveTextContent('Direct answermatches your conditions');
  await renderWithI18n(<FitLine fit={{ value: 'none', why: [] }} />, ['answer'], 'en-US');
  expect(document.querySelectorAll('[data-fit]')).toHaveLength(1);
});
