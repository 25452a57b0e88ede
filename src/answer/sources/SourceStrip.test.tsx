import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RunSource } from '@/stream/types';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { SourceStrip } from './SourceStrip';

const source = (n: number, title: string, ...headings: string[]) => ({ n, title, headings }) as unknown as RunSource;
const SOURCES = [source(1, 'Bearings', 'Bearings', 'Heat'), source(4, 'Bearings', 'Bearings', 'Noise')];

async function show(outline: number, earlier = false, sources = SOURCES) {
  const onOpen = vi.fn();
  const onList = vi.fn();
  await renderWithI18n(
    <SourceStrip
      sources={sources}
      outline={outline}
      label="2 sources"
      onOpen={onOpen}
      onList={earlier ? undefined : onList}
    />,
    ['answer'],
  );
  return { onOpen, onList };
}

test('each source is a button of its own name that opens by its number, not by its place', async () => {
  const { onOpen } = await show(0);
  await userEvent.click(screen.getByRole('button', { name: /4.*Noise/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(4);
  expect(screen.getByRole('list', { name: '2 sources' })).toBeVisible();
});

test.each([
  [1, ['sources']],
  [2, ['sources', 'outline']],
])('with %i headings it leads to %j', async (outline, lists) => {
  const { onList } = await show(outline);
  const heads = screen.getAllByRole('button').filter((each) => !each.closest('ul'));
  for (const head of heads) await userEvent.click(head);
  expect(onList.mock.calls.map(([list]) => list)).toEqual(lists);
});

test('an earlier answer has its sources and no lists', async () => {
  await show(5, true);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('without sources there is no strip', async () => {
  await show(3, false, []);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
