import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { operatorNeeded } from '@/api/api-events';
import { mockServer } from '@/mocks/node';
import { sendCode } from '@/mocks/people/codes';
import { withPeople } from '@/mocks/people/people-state';
import words from '../../messages/en-US/portal/admin.json';
import { findFaults } from '../support/find-faults';
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
  await Promise.all([import('@/admin/outbox/OutboxPage'), import('@/admin/registrations/RegistrationsPage')]);
  return renderPortal({ path, locale: 'en-US', namespaces: ['admin', 'reader'] });
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
    await waitFor(() => expect(location.search).toBe('?q=steelw'));
    expect(document.title).toBe(`${words.tab.domains} · ${words.shell.product}`);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText(words.domains.notFound)).toBeInTheDocument();
  });

  test('a copy says what is wrong with its new name', async () => {
    await open('/admin?copy=steelworks');
    const name = await screen.findByLabelText(/Host name or short name/, undefined, soon);
    await userEvent.type(name, 'steelworks');
    await userEvent.click(screen.getByRole('button', { name: words.newDomain.go }));
    expect(await screen.findByText('The domain “steelworks” already exists.')).toBeInTheDocument();
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
    // Who was at work need not have a server to type commands on.
    expect(dialog).not.toHaveTextContent('npm run');
    expect(within(dialog).getByText(/Whoever runs the server can set a new one/)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText(/Password/), 'anything{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), soon);
    expect(await screen.findByRole('searchbox', undefined, soon)).toHaveValue('steel');
  });

  test('by signing out, shows the sign-in page and nothing of the workbench', async () => {
    await open('/admin');
    await screen.findByRole('table', { name: words.domains.title }, soon);
    await userEvent.click(screen.getByRole('button', { name: /account and appearance/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: words.operator.signOut }));
    expect(await screen.findByText(/npm run operator/, undefined, soon)).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh-CN');
    expect(await screen.findByRole('button', { name: '登录' }, soon)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'en-US');
    await screen.findByLabelText(/Operator/, undefined, soon);
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
  test('is narrowed down to a person and a domain, by an address that can be passed on', async () => {
    await publish('Third title', 'For the audit');
    await open('/admin/audit?domain=steelworks');
    // The table is empty while the name is half typed, and a new element afterwards.
    const rowsOf = () => screen.queryAllByRole('row').slice(1);
    await screen.findByRole('table', { name: words.audit.title }, soon);
    expect(rowsOf().length).toBeGreaterThan(1);
    for (const row of rowsOf()) expect(row).toHaveTextContent('steelworks');
    await userEvent.type(screen.getByLabelText(words.audit.filter.person), 'demo');
    await waitFor(() => expect(rowsOf()).toHaveLength(1), soon);
    expect(rowsOf()[0]).toHaveTextContent('For the audit');
    expect(location.search).toBe('?domain=steelworks&person=demo');
  });

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

describe('the outbox', () => {
  test('says that nothing is there, and shows a code as soon as somebody asks for one', async () => {
    await open('/admin/outbox');
    expect(await screen.findByRole('heading', { name: words.outbox.none }, soon)).toBeInTheDocument();
    expect(await findFaults()).toEqual([]);
    const code = withPeople((state) => {
      sendCode(state, 'login', '13800000042', 'en-US');
      return state.codes['login 13800000042']?.code ?? 'none';
    });
    await userEvent.click(screen.getByRole('button', { name: words.outbox.refresh }));
    const table = await screen.findByRole('table', { name: words.outbox.title }, soon);
    expect(within(table).getByText(code)).toBeInTheDocument();
    expect(within(table).getByText('13800000042')).toBeInTheDocument();
    expect(within(table).getByText(words.outbox.status.kept)).toBeInTheDocument();
    expect(await findFaults()).toEqual([]);
  });

  test('is nothing for the operator of one organization, who does not find the way there either', async () => {
    const scope = { kind: 'organization', tenantId: 't-1001' };
    const roles = [{ scope, role: 'administrator' }];
    const asked: string[] = [];
    mockServer.use(
      http.get('*/api/admin/session', () =>
        HttpResponse.json({ code: 200, msg: 'ok', data: { id: 'o-1', name: 'mei', scope, roles } }),
      ),
      http.get('*/api/admin/outbox', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.error();
      }),
    );
    await open('/admin/outbox');
    expect(await screen.findByText(words.forbidden.installation, undefined, soon)).toBeInTheDocument();
    expect(asked).toEqual([]);
    const tabs = within(screen.getByRole('navigation', { name: words.tab.name }));
    expect(tabs.getByRole('link', { name: words.tab.audit })).toBeInTheDocument();
    expect(tabs.queryByRole('link', { name: words.tab.outbox })).toBeNull();
    expect(tabs.queryByRole('link', { name: words.tab.registrations })).toBeNull();
  });
});

/**
 * jsdom has no layout, so a dialog finds no button to focus and focuses itself; occasionally Fluent misses that and
 * marks the dialog as hidden. This never happens in a browser (40 dialogs in a row, with the CPU slowed down eight
 * times).
 */
const opened = () => screen.findByRole('dialog', { hidden: true }, soon);

describe('organizations that ask to be registered', () => {
  test('are approved after the consequences were said, and the decision stands in the audit list', async () => {
    await open('/admin');
    await userEvent.click(await screen.findByRole('link', { name: words.tab.registrations }, soon));
    await screen.findByRole('table', { name: words.registrations.title }, soon);
    expect(await findFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Approve Aldermoor Pumps Ltd' }));
    const dialog = await opened();
    expect(within(dialog).getByText(words.registrations.then.approved)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: words.registrations.do.approved, hidden: true }));
    expect(await screen.findByText(words.registrations.status.approved, undefined, soon)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Aldermoor Pumps Ltd' })).toBeNull());
    const { data } = await call('/audit');
    expect(data.items[0]).toMatchObject({ action: 'registration-approved', target: 'Aldermoor Pumps Ltd' });
  });

  test('that somebody else decided meanwhile say so, and the list is right again', async () => {
    await open('/admin/registrations');
    const refuse = await screen.findByRole('button', { name: 'Refuse Aldermoor Pumps Ltd' }, soon);
    await call('/organization-applications/r-2', 'POST', { decision: 'approved' });
    await userEvent.click(refuse);
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('button', { name: words.registrations.do.refused, hidden: true }));
    expect(await within(dialog).findByText(words.registrations.undecided, undefined, soon)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: words.action.cancel, hidden: true }));
    expect(await screen.findByText(words.registrations.status.approved, undefined, soon)).toBeInTheDocument();
  });

  test('are none: the place says what belongs there', async () => {
    mockServer.use(
      http.get('*/api/admin/organization-applications', () => HttpResponse.json({ code: 200, msg: 'ok', data: [] })),
    );
    await open('/admin/registrations');
    expect(await screen.findByRole('heading', { name: words.registrations.none }, soon)).toBeInTheDocument();
  });
});
