import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ExplainCard } from './ExplainCard';

afterEach(() => vi.unstubAllGlobals());

async function explain(blame: object | null) {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data: blame }));
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const layers = { draft: { title: 'A' }, published: { title: 'A' }, environment: {}, defaults: {} };
  await renderWithI18n(
    <Provider store={store}>
      <ExplainCard
        domain="main"
        picked={{ pointer: '/title' }}
        layers={layers}
        nameOf={String}
        wayOf={() => 'Title'}
        onClose={() => undefined}
      />
    </Provider>,
    ['admin', 'admin-preview'],
  );
}

const at = '2026-03-02T08:00:00Z';
const entry = { revision: 'a'.repeat(64), at, author: 'lin.yue', message: 'For the fair' };

test('says in words who set the value', async () => {
  await explain({ ...entry, kind: 'publish' });
  expect(await screen.findByText(/^lin.yue, .*: For the fair$/)).toBeInTheDocument();
});

test('of what came with the installation names no file and nobody', async () => {
  await explain({ ...entry, kind: 'seed', author: 'seed', message: 'domains/main.json' });
  expect(await screen.findByText(/^Nobody has changed this since the installation began/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/main\.json|seed/);
});

test('of a change without a reason says what kind of change it was', async () => {
  await explain({ ...entry, kind: 'rollback', message: '' });
  expect(await screen.findByText(/^lin.yue, .*: Rolled back$/)).toBeInTheDocument();
});
