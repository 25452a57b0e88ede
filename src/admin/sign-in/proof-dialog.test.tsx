import { configureStore } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '@/api/client';
import { proofAsked, sessionReducer } from '@/session/session';
import words from '../../../messages/en-US/portal/admin.json';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ProofDialog } from './ProofDialog';

let ways: object;
let sent: unknown[];
beforeEach(() => {
  ways = { password: true, phone: null, email: null, factors: [] };
  sent = [];
});

/** A sensitive call was refused: the dialog opens by itself. */
async function openAsked() {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ code: 200, msg: 'ok', data: ways });
    const body = await request.json();
    sent.push(body);
    if (body.password === 'right' || body.factor?.code === '123456')
      return Response.json({ code: 200, msg: 'ok', data: { provedAt: new Date().toISOString() } });
    return Response.json({ code: 400, msg: 'That is not right.', data: null }, { status: 400 });
  });
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  onTestFinished(() => {
    store.dispatch(api.util.resetApiState());
    vi.unstubAllGlobals();
  });
  const dialog = (
    <Provider store={store}>
      <ProofDialog />
    </Provider>
  );
  await renderWithI18n(dialog, ['admin', 'factor']);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void store.dispatch(proofAsked()));
  await screen.findByRole('dialog', { name: words.proof.title });
  return { proof: () => store.getState().session.proof };
}

test('an operator without a second factor confirms with the password; a wrong one stands at its field', async () => {
  const { proof } = await openAsked();
  const password = await screen.findByLabelText(/Password/);
  expect(password).toHaveFocus();
  await userEvent.type(password, 'wrong{Enter}');
  expect(await screen.findByText('That is not right.')).toBeInTheDocument();
  expect(proof()).toBe('asked');
  await userEvent.clear(password);
  await userEvent.type(password, 'right{Enter}');
  await vi.waitFor(() => expect(proof()).toBe('given'));
  expect(sent).toEqual([{ password: 'wrong' }, { password: 'right' }]);
});

test('who has a second factor confirms with that one', async () => {
  ways = { ...ways, factors: ['totp', 'recovery'] };
  const { proof } = await openAsked();
  await userEvent.type(await screen.findByRole('textbox'), '123456{Enter}');
  await vi.waitFor(() => expect(proof()).toBe('given'));
  expect(sent).toEqual([{ factor: { kind: 'totp', code: '123456' } }]);
});

test('closed without, the call gives up', async () => {
  const { proof } = await openAsked();
  await userEvent.click(screen.getByRole('button', { name: words.action.cancel }));
  expect(proof()).toBe('refused');
});

test('who has nothing to confirm with reads what to do', async () => {
  ways = { ...ways, password: false };
  await openAsked();
  expect(await screen.findByText(words.proof.noWay)).toBeInTheDocument();
});
