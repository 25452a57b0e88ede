import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { operatorNeeded } from '@/api/api-events';
import words from '@/i18n/en-US/admin.json';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';

answerByMocks();

const call = (path: string, method = 'GET', body?: object) =>
  fetch(`${location.origin}/api/admin${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).then((response) => response.json());

async function open(path: string) {
  await import('@/admin/Admin');
  await Promise.all([import('@/admin/history/HistoryPage'), import('@/admin/audit/AuditPage')]);
  return renderPortal({ path, locale: 'en-US', words: ['admin', 'reader'] });
}
const publish = async (title: string, message: string) => {
  const { data } = await call('/domains/steelworks');
  return call('/domains/steelworks/publish', 'POST', { base: data.head, body: { ...data.body, title }, message });
};

describe('the list of domains', () => {
  test('is searched, and keeps what was searched for in the address', async () => {
    await open('/admin');
    const table = await screen.findByRole('table', { name: words.domains.title }, soon);
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(5);
    await userEvent.type(screen.getByRole('searchbox'), 'steelw');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    expect(location.search).toBe('?q=steelw');
    expect(document.title).toBe(`${words.tab.domains} · ${words.shell.product}`);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText(words.domains.notFound)).toBeInTheDocument();
  });

  test('a new domain says what is wrong with its name', async () => {
    await open('/admin?new=1');
    const name = await screen.findByLabelText(/Host name or short name/, undefined, soon);
    await userEvent.type(name, 'steelworks');
    await userEvent.click(screen.getByRole('button', { name: words.newDomain.go }));
    expect(await screen.findByText('There is a domain “steelworks” already.')).toBeInTheDocument();
  });
});

describe('a session that ends', () => {
  test('in the middle of work asks for the password over the page, which keeps everything', async () => {
    const { store } = await open('/admin');
    await screen.findByRole('table', { name: words.domains.title }, soon);
    await userEvent.type(screen.getByRole('searchbox'), 'steel');
    await call('/session', 'DELETE');
    act(() => void store.dispatch(operatorNeeded()));
    const dialog = await screen.findByRole('alertdialog', undefined, soon);
    expect(within(dialog).getByLabelText(/Operator/)).toHaveValue('demo');
    await userEvent.type(within(dialog).getByLabelText(/Password/), 'anything{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), soon);
    expect(screen.getByRole('searchbox')).toHaveValue('steel');
  });

  test('by signing out, shows the sign-in page and nothing of the workbench', async () => {
    await open('/admin');
    await screen.findByRole('table', { name: words.domains.title }, soon);
    await userEvent.click(screen.getByRole('button', { name: /account and appearance/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: words.operator.signOut }));
    expect(await screen.findByText(/npm run operator/, undefined, soon)).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.type(screen.getByLabelText(/Operator/), 'demo');
    await userEvent.type(screen.getByLabelText(/Password/), 'anything{Enter}');
    expect(await screen.findByRole('table', { name: words.domains.title }, soon)).toBeInTheDocument();
  });
});

describe('history', () => {
  test('shows what the newest revision changed; what is live cannot be rolled back to', async () => {
    await publish('Second title', 'For the fair');
    await open('/admin/domains/steelworks/history');
    expect(await screen.findByRole('heading', { name: 'For the fair' }, soon)).toBeInTheDocument();
    const panel = screen.getByRole('region', { name: words.history.compare });
    await waitFor(() => expect(panel.querySelector('ins')).not.toBeNull());
    expect(within(screen.getByRole('list', { name: words.tab.history })).getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: words.history.rollback })).toBeNull();
  });
});

describe('the audit list', () => {
  test('is narrowed down to a field', async () => {
    await publish('Second title', 'For the fair');
    await open('/admin/audit?field=%2Ftitle');
    const table = await screen.findByRole('table', { name: words.audit.title }, soon);
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByText('For the fair')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(words.audit.filter.person), 'nobody');
    expect(await screen.findByText(words.audit.none, undefined, soon)).toBeInTheDocument();
  });
});
