import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../../generated/locales';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { FaultBoundary } from './FaultBoundary';

let broken = true;
function Part() {
  if (broken) throw new Error('no such list');
  return <p>the outline</p>;
}

const page = (retryOn?: string) => (
  <>
    <FaultBoundary name="Outline" retryOn={retryOn}>
      <Part />
    </FaultBoundary>
    <p>the form</p>
  </>
);

beforeEach(() => {
  broken = true;
  // React prints every fault that a boundary takes.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each<[Locale, string, RegExp]>([
  ['en-US', 'Show it again', /Outline has stopped working.*Your draft is safe.*no such list/],
  ['zh-CN', '重新显示', /Outline出了故障.*草稿没有丢失.*no such list/],
])('in %s, a fault says what happened, leaves the rest, and offers to go on', async (locale, button, words) => {
  await renderWithI18n(page(), ['admin'], locale);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByText('the form')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByText('the outline')).toBeInTheDocument();
});

test('what has changed since is another chance, and may fail again', async () => {
  const { rerender } = await renderWithI18n(page('one'), ['admin']);
  await rerender(page('two'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  broken = false;
  await rerender(page('two'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await rerender(page('three'));
  expect(screen.getByText('the outline')).toBeInTheDocument();
});
