import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { QuestionHead } from './QuestionHead';

const show = (text: string, level: 1 | 2 = 1) =>
  renderWithI18n(<QuestionHead id="q" text={text} level={level} />, ['answer']);

test('a question is the heading at the level it is given, without anything to unfold', async () => {
  await show('Why?', 2);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why?');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['x'.repeat(401), 'line\n'.repeat(9)])('a long text folds, and says whether it is folded', async (text) => {
  await show(text);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const folded = screen.getByRole('heading').className;
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('heading').className).not.toBe(folded);
  // The full text is available to screen readers.
  expect(screen.getByRole('heading').textContent).toBe(text);
});

test('what is written is text, not a page', async () => {
  await show('<img src=x onerror=alert(1)> & **b**');
  expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)> & **b**');
  expect(document.querySelector('img')).toBeNull();
});
