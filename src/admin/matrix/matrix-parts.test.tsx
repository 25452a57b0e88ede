import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { languageName } from '@/lib/language-name';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { defaultContext } from '../preview/context';
import type { Finding } from '../preview/finding';
import { AxisChoice } from './AxisChoice';
import { CellGrid } from './CellGrid';
import type { Cell, Verdict } from './cell';
import { isWrong } from './is-wrong';

vi.mock('@/lib/language-name', { spy: true });

const cell = (key: string, more: Partial<Cell> = {}): Cell => ({
  key,
  context: { ...defaultContext('main'), route: `/${key}` },
  changed: false,
  href: `/admin/${key}`,
  ...more,
});
const finding = (severity: Finding['severity'], kind: Finding['kind'] = 'overflow'): Finding => ({
  severity,
  kind,
  pointer: '',
  detail: 'twelve pixels',
  count: 2,
});
const verdict = (more: Partial<Verdict> = {}): Verdict => ({ findings: [], picture: null, ...more });

test('a view is wrong where visitors cannot use it: an error, or no view at all; not for a warning, nor before it was looked at', () => {
  expect(isWrong(undefined)).toBe(false);
  expect(isWrong(verdict({ findings: [finding('warning'), finding('info')] }))).toBe(false);
  expect(isWrong(verdict({ findings: [finding('warning'), finding('error')] }))).toBe(true);
  expect(isWrong(verdict({ failed: 'timeout' }))).toBe(true);
});

describe('the grid', () => {
  const show = (cells: Cell[], verdicts: [string, Verdict][] = [], compared = true) =>
    renderWithI18n(<CellGrid cells={cells} verdicts={new Map(verdicts)} compared={compared} />, [
      'admin-preview',
      'common',
    ]);
  const cards = () => screen.getAllByRole('link').map((card) => [card.getAttribute('href'), card.dataset.verdict]);

  test('has what the draft changes before the rest, each under a heading that counts', async () => {
    await show([cell('a'), cell('b', { changed: true })]);
    expect(cards()).toEqual([
      ['/admin/b', 'waiting'],
      ['/admin/a', 'waiting'],
    ]);
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  test('without anything to compare with it keeps its order', async () => {
    await show([cell('a'), cell('b', { changed: true })], [], false);
    expect(cards().map(([href]) => href)).toEqual(['/admin/a', '/admin/b']);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows views that look the same once, with everybody who sees them', async () => {
    const context = { ...defaultContext('main'), theme: 'dark' as const };
    await show(
      [cell('a', { context }), cell('b', { context: { ...context, role: 'personal' } })],
      [
        ['a', verdict()],
        ['b', verdict({ twin: 'a' })],
      ],
    );
    expect(screen.getByRole('link')).toHaveTextContent(/Anonymous.*, .*Dark/);
  });

  test('draws only the card of a verdict that has come again: drawing all for each made a run longer', async () => {
    const cells = ['a', 'b', 'c', 'd'].map((key) => cell(key));
    const grid = (...verdicts: [string, Verdict][]) => <CellGrid cells={cells} verdicts={new Map(verdicts)} />;
    const first: [string, Verdict] = ['a', verdict()];
    const { rerender } = await renderWithI18n(grid(first), ['admin-preview', 'common']);
    vi.mocked(languageName).mockClear();
    await rerender(grid(first, ['c', verdict()]));
    expect(cards().map(([, grade]) => grade)).toEqual(['fine', 'waiting', 'fine', 'waiting']);
    expect(languageName).toHaveBeenCalledTimes(1);
  });

  test('says of every view how it is, in words and not by colour alone', async () => {
    await show(
      ['fine', 'pale', 'bad', 'lost', 'slow', 'alone'].map((key) => cell(key, { partial: key === 'alone' })),
      [
        ['fine', verdict()],
        ['pale', verdict({ findings: [finding('warning')] })],
        ['bad', verdict({ findings: [finding('error'), finding('warning')] })],
        ['lost', verdict({ failed: 'timeout' })],
        ['slow', verdict({ incomplete: true, picture: 'blob:x' })],
        ['alone', verdict()],
      ],
    );
    expect(cards().map(([, grade]) => grade)).toEqual(['fine', 'warning', 'error', 'error', 'fine', 'fine']);
    const [fine, pale, bad, lost, slow, alone] = screen.getAllByRole('link').map((card) => card.textContent ?? '');
    expect(fine).toContain('✓');
    expect(pale).toMatch(/! .* 2/);
    // Two of the same kind make one mark, with the worse severity.
    expect(bad).toMatch(/✗ .* 4/);
    expect(lost).toContain('timeout');
    for (const text of [slow, alone]) expect(text?.length).toBeGreaterThan(fine?.length ?? 0);
  });
});

test('of an axis any values are chosen, in their own order, but never none', async () => {
  const onChange = vi.fn();
  const options = [390, 768, 1280].map((value) => ({ value, text: String(value) }));
  const choice = (chosen: number[]) => (
    <AxisChoice label="Device" options={options} chosen={chosen} onChange={onChange} />
  );
  const { rerender } = await renderWithI18n(choice([1280]), []);
  await userEvent.click(screen.getByRole('button', { name: '390' }));
  await userEvent.click(screen.getByRole('button', { name: '1280', pressed: true }));
  await rerender(choice([390, 1280]));
  await userEvent.click(screen.getByRole('button', { name: '1280' }));
  expect(onChange.mock.calls).toEqual([[[390, 1280]], [[390]]]);
});
