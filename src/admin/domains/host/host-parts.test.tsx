import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import checked from '../../../../fixtures/api/checkDomainHost.json';
import listed from '../../../../fixtures/api/listHostClaims.json';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { HostClaims } from './HostClaims';
import { HostDialog } from './HostDialog';

const { data: host } = checked;

test('the dialog says what to put where, looks for it when asked, and tells what it found', async () => {
  const unseen = { ...host, fault: null, checkedAt: null };
  let now: object = unseen;
  const { calls, around } = withCalls(({ method }) => {
    if (method === 'POST') now = host;
    return now;
  });
  await renderWithI18n(around(<HostDialog domain={host.domain} onClose={() => {}} />), ['admin']);
  expect(await screen.findByRole('textbox', { name: 'TXT record name' })).toHaveValue(host.record.name);
  expect(screen.getByRole('textbox', { name: 'File address' })).toHaveValue(host.file.url);
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/TXT record was not found/)).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/admin/domains/${host.domain}/host/check`,
  ]);
});

test('a name that nobody can prove offers the approval alone', async () => {
  const { around } = withCalls(() => ({ ...host, record: null, file: null, fault: null }));
  await renderWithI18n(around(<HostDialog domain="plant" onClose={() => {}} />), ['admin']);
  expect(await screen.findByRole('button', { name: 'Request approval' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a proved host asks for nothing more', async () => {
  const { around } = withCalls(() => ({ ...host, state: 'proved', how: 'dns', fault: null }));
  await renderWithI18n(around(<HostDialog domain="plant" onClose={() => {}} />), ['admin']);
  expect(await screen.findByText(/is verified/)).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
});

test.each([
  [{ fault: 'Renew it there.', endsAt: null }, /Renew it there/],
  [{ fault: null, endsAt: '2099-01-02T12:00:00.000Z' }, /valid until 2099-01-02/],
  [{ fault: null, endsAt: '2020-01-02T12:00:00.000Z' }, /expires on 2020-01-02/],
])('of a proved public host, the certificate is looked at: %j', async (found, words) => {
  const { around } = withCalls(({ method }) =>
    method === 'POST' ? found : { ...host, state: 'proved', how: 'dns', fault: null },
  );
  await renderWithI18n(around(<HostDialog domain={host.domain} onClose={() => {}} />), ['admin']);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the certificate' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('operators of the installation decide what was asked for, and see nothing where nothing was', async () => {
  const { calls, around } = withCalls(({ method }) => (method === 'GET' ? listed.data : host));
  const view = await renderWithI18n(around(<HostClaims />), ['admin']);
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse kb.example.com for 北岭钢铁' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ tenantId: 't-100', approve: false });
  view.unmount();
  const none = withCalls(() => ({ items: [{ ...host, state: 'unproved' }] }));
  await renderWithI18n(none.around(<HostClaims />), ['admin']);
  expect(screen.queryByRole('list')).toBeNull();
});
