import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { DomainTable } from './DomainTable';
import type { DomainSummary } from './filter-domains';

const item = (domain: string, more: Partial<DomainSummary> = {}): DomainSummary => ({
  domain,
  role: 'administrator',
  title: '',
  status: 'published',
  revision: 'r1',
  changedAt: '2026-03-01T08:00:00Z',
  changedBy: 'anna',
  message: 'Trade fair',
  errors: 0,
  warnings: 0,
  draftAt: null,
  scheduledAt: null,
  ...more,
});

async function show(items: DomainSummary[], locale: 'en-US' | 'zh-CN' = 'en-US') {
  const actions = { onCopy: vi.fn(), onHost: vi.fn(), onArchive: vi.fn(), onRestore: vi.fn() };
  await renderWithI18n(<DomainTable items={items} actions={actions} />, ['admin'], locale);
  const [, ...rows] = screen.getAllByRole('row').map((row) => within(row));
  return { ...actions, rows };
}

describe('the list of domains', () => {
  test('leads to each by its title, or by its address where it has none', async () => {
    await show([item('a.example', { title: 'Plant' }), item('b')]);
    expect(screen.getByRole('link', { name: 'Plant' })).toHaveAttribute('href', '/admin/domains/a.example');
    expect(screen.getByRole('link', { name: 'b' })).toHaveAttribute('href', '/admin/domains/b');
  });

  test('is walked by arrow keys, no further than its ends, and by nothing else', async () => {
    await show([item('a'), item('b'), item('c')]);
    const [a, b, c] = ['a', 'b', 'c'].map((name) => screen.getByRole('link', { name }));
    a?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(c).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(b).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Home}x');
    expect(b).toHaveFocus();
    // On the button beside it, arrow keys belong to the menu.
    screen.getByRole('button', { name: 'More actions for b' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(a).not.toHaveFocus();
  });

  test('tells a draft beside what is published, once, and when what waits goes out', async () => {
    const at = '2026-03-02T08:00:00Z';
    const { rows } = await show([
      item('a', { draftAt: at }),
      item('b', { status: 'draft', revision: null, draftAt: at, changedAt: null, changedBy: null, message: null }),
      item('c', { status: 'scheduled', scheduledAt: at }),
    ]);
    expect(rows[0]?.getByText('My draft')).toBeInTheDocument();
    expect(rows[1]?.queryByText('My draft')).toBeNull();
    expect(rows[1]?.getByText('Not published yet')).toBeInTheDocument();
    expect(rows[1]?.getByText('Never published')).toBeInTheDocument();
    expect(rows[2]?.getByText(/2026-03-02/)).toHaveAttribute('datetime', at);
  });

  test('opens the portal only of what visitors can see, and copies any', async () => {
    const { onCopy } = await show([item('a'), item('b', { status: 'draft', revision: null })]);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for b' }));
    expect(screen.queryByRole('menuitem', { name: /Open the portal|Visit/i })).toBeNull();
    const offered = screen.getAllByRole('menuitem').length;
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy to a new domain' }));
    expect(onCopy.mock.calls).toEqual([['b']]);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for a' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(offered + 2);
  });

  test('an archived domain says where its visitors go, and offers only to come back', async () => {
    const { onRestore, rows } = await show([item('a', { status: 'archived', revision: null, movedTo: 'b' })]);
    expect(rows[0]?.getByText('Visitors go to b')).toBeInTheDocument();
    expect(rows[0]?.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for a' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore as draft' }));
    expect(onRestore.mock.calls).toEqual([['a']]);
  });
});
