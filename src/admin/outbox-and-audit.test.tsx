import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LOCALES } from '../../generated/locales';
import { renderWithI18n } from '../../tests/support/with-i18n';
import { AuditTable } from './audit/AuditTable';
import { SettingSelect } from './audit/SettingSelect';
import { Health } from './domains/Health';
import { OutboxTable } from './outbox/OutboxTable';
import { Decision } from './registrations/Decision';

type Entry = Parameters<typeof AuditTable>[0]['items'][number];
type Message = Parameters<typeof OutboxTable>[0]['items'][number];

const entry = (more: Partial<Entry>): Entry =>
  ({
    id: 1,
    at: '2026-03-01T08:00:00Z',
    who: 'anna',
    domain: 'main',
    action: 'publish',
    message: '',
    pointers: [],
    ...more,
  }) as Entry;

describe('the audit list', () => {
  const NAMESPACES = ['admin', 'admin-schema', 'admin-preview', 'form', 'common'];
  const POINTERS = ['/title', '/theme/brandColor', '/header/links/1', '/locale', '/footer', '/logo'];

  test('says who did what where and why; of many settings the first and how many more', async () => {
    await renderWithI18n(
      <AuditTable
        items={[
          entry({ message: 'Trade fair', pointers: POINTERS }),
          entry({ id: 2, domain: null, action: 'operator' }),
        ]}
      />,
      NAMESPACES,
    );
    const [, first, second] = screen.getAllByRole('row').map((row) => within(row));
    expect(first?.getByRole('link', { name: 'main' })).toHaveAttribute('href', '/admin/domains/main/history');
    expect(first?.getByText(/Trade fair/)).toHaveTextContent(/^Published Trade fair$/);
    expect(first?.getByText(/^Title · Theme › Brand/)).toHaveTextContent(
      / · Header › More links › Item 2 · .* · 2 more settings$/,
    );
    // Entries without a domain have no link.
    expect(second?.queryByRole('link')).toBeNull();
  });

  test.each(LOCALES)('has words for everything it says, and no pointers: %s', async (locale) => {
    await renderWithI18n(
      <AuditTable
        items={[
          entry({ who: 'seed', action: 'seed', message: 'fixtures/domains/main.json', pointers: POINTERS.slice(0, 5) }),
          entry({ id: 2, action: 'sign-in', target: 'workbench' }),
          entry({ id: 3, action: 'operator-granted', target: 'lin.yue', message: 'editor' }),
          entry({ id: 5, action: 'image', message: '/images/4385634897afb4ae.png' }),
          entry({ id: 4, pointers: ['/pages/~1engine/blocks/1/props/title'] }),
        ]}
      />,
      NAMESPACES,
      locale,
    );
    const said = screen.getByRole('table').textContent ?? '';
    expect(said).not.toMatch(/fixtures|images|seed|workbench$|\beditor\b|\/(title|theme|pages)|audit\.|more_|\{/);
    expect(said).toContain('lin.yue');
  });

  test('is filtered by a setting, chosen by its words; another place of an address stays chosen', async () => {
    const onChoose = vi.fn();
    await renderWithI18n(<SettingSelect value="/theme/brandColor" onChoose={onChoose} />, NAMESPACES);
    const select = screen.getByRole('combobox');
    expect(select).toHaveDisplayValue(/^Theme › Brand/);
    await userEvent.selectOptions(select, 'Title');
    expect(onChoose).toHaveBeenCalledWith('/title');
    expect(screen.getByRole('option', { name: 'Pages' })).toHaveValue('/pages');
  });
});

test('the outbox shows a code only where it may be read, and says of every message what became of it', async () => {
  const message = (id: number, status: Message['status'], more: Partial<Message> = {}): Message =>
    ({
      id,
      status,
      channel: 'sms',
      target: '138****0042',
      scenario: 'login',
      accessDomain: null,
      code: null,
      fault: null,
      createdAt: '2026-03-01T08:00:00Z',
      ...more,
    }) as Message;
  await renderWithI18n(
    <OutboxTable
      items={[
        message(1, 'kept', { code: '004217' }),
        message(2, 'failed', { fault: 'Mailbox full.' }),
        message(3, 'withheld'),
      ]}
    />,
    ['admin'],
  );
  const [, kept, failed, withheld] = screen.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(kept).toContain('004217');
  expect(failed).toContain('Mailbox full.');
  for (const row of [kept, failed, withheld]) expect(row).not.toMatch(/outbox\.|null|undefined/);
});

describe('what becomes of a registration', () => {
  const show = async (status: 'pending' | 'approved' | 'refused' | undefined) => {
    const onDecide = vi.fn();
    await renderWithI18n(<Decision name="Aldermoor" status={status} onDecide={onDecide} />, ['admin']);
    return onDecide;
  };

  test.each(['pending', undefined] as const)(
    'is decided by buttons that name it while it is open: %s',
    async (status) => {
      const onDecide = await show(status);
      for (const button of screen.getAllByRole('button', { name: /Aldermoor/ })) await userEvent.click(button);
      expect(onDecide.mock.calls.flat()).toEqual(['approved', 'refused']);
    },
  );

  test.each(['approved', 'refused'] as const)('is said once it was: %s', async (status) => {
    await show(status);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).not.toContain('registrations.');
  });
});

test('the health of a setting is counted in words', async () => {
  const { rerender } = await renderWithI18n(<Health errors={1} warnings={2} />, ['admin']);
  expect(document.body).toHaveTextContent(/1 error 2 warnings/);
  await rerender(<Health errors={0} warnings={0} />);
  expect(document.body).toHaveTextContent('No findings');
});
