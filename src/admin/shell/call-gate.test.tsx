import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import own from '../../../fixtures/api/getOperator.json';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { CallGate } from './CallGate';
import { type AdminCall, useMay } from './use-may';

const onOne = { scope: { kind: 'domain', domain: 'a', tenantId: null }, role: 'administrator' };

function Creates() {
  return useMay()('createDomain') ? 'creates' : 'creates none';
}

async function open(call: AdminCall, role: object) {
  const { around, calls } = withCalls(() => ({ ...own.data, roles: [role] }));
  await renderWithI18n(
    around(
      <Routes>
        <Route element={<CallGate call={call} />}>
          <Route path="*" element={<Creates />} />
        </Route>
      </Routes>,
    ),
    ['admin'],
  );
  return calls;
}

test.each([
  ['listOperators', { ...onOne, role: 'publisher' }, /for administrators\. Ask one/],
  ['listOutbox', onOne, /administrators of the whole installation/],
] as const)('a screen that lives on %s says whom to ask', async (call, role, words) => {
  await open(call, role);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/creates/)).toBeNull();
});

test('an administrator of one domain has its screens, and starts no other domain', async () => {
  await open('listOperators', onOne);
  expect(await screen.findByText('creates none')).toBeInTheDocument();
});

test('an administrator of an organization starts domains', async () => {
  await open('listOperators', { scope: { kind: 'organization', tenantId: '2001' }, role: 'administrator' });
  expect(await screen.findByText('creates')).toBeInTheDocument();
});
