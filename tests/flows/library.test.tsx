import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';

answerByMocks();

const count = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), soon);
const envelope = (data: object) => HttpResponse.json({ code: 200, msg: 'ok', data });
const row = (id: string, own: object = {}) => ({
  ...{ id, title: `ACME ${id}`, description: '', kind: 'alarm', lang: 'en', kbId: 3, version: 1, shelf: 'alarm' },
  ...{ updatedAt: '2026-01-02T12:00:00Z', revised: null, maker: 'ACME', equipment: ['Robots'], ...own },
});

test('one walks from the header into the library and opens a document', async () => {
  await renderReady({ path: '/engine', locale: 'en-US' });
  await userEvent.click(screen.getByRole('link', { name: 'Library' }));
  await count('44 documents');
  expect(document.title).toContain('Library');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter documents' }), 'rolling');
  await userEvent.click(await screen.findByRole('link', { name: /^Rolling bearing/ }, soon));
  await screen.findByRole('article', undefined, soon);
  expect(within(screen.getByRole('article')).getByText(/^Revised \d{4}-\d{2}-\d{2}$/)).toBeVisible();
});

test('what is typed narrows the list and stands in the address; nothing found says what to do', async () => {
  await renderReady({ path: '/doc', locale: 'en-US' });
  await count('44 documents');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter documents' }), 'gearbox');
  await count('1 document');
  expect(window.location.search).toBe('?q=gearbox');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter documents' }), ' nowhere');
  await screen.findByRole('heading', { name: 'No documents match' }, soon);
  await userEvent.click(screen.getByRole('link', { name: 'Show all documents' }));
  await count('88 documents');
});

test('a facet narrows, is marked, and is taken back by the same press', async () => {
  mockServer.use(
    http.get('*/api/documents', ({ request }) => {
      const maker = new URL(request.url).searchParams.get('maker');
      const values = [{ value: 'ACME', text: 'ACME', count: 2 }];
      const documents = maker ? [row('E1'), row('E2', { revised: '2025-05-05', version: 3 })] : [row('E1')];
      return envelope({ total: documents.length, documents, facets: [{ facet: 'maker', values }] });
    }),
  );
  await renderReady({ path: '/doc', locale: 'en-US' });
  await userEvent.click(await screen.findByText('Filters', undefined, soon));
  const makers = await screen.findByRole('navigation', { name: 'Maker' }, soon);
  await userEvent.click(within(makers).getByRole('link', { name: 'ACME 2' }));
  await count('2 documents');
  expect(window.location.search).toBe('?maker=ACME');
  // Values that all documents share are not repeated per document.
  expect(screen.getByText('Robots · Revised 2025-05-05 · Version 3')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Remove “ACME”' }));
  await count('1 document');
});

test('a server that fails is told plainly, and asked again', async () => {
  let fails = true;
  mockServer.use(
    http.get('*/api/documents', () =>
      fails
        ? HttpResponse.json({ code: 500, msg: 'system busy', data: null }, { status: 500 })
        : envelope({ total: 1, documents: [row('E1')], facets: [] }),
    ),
  );
  await renderReady({ path: '/doc', locale: 'en-US' });
  await screen.findByRole('heading', { name: 'Could not load the documents' }, soon);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  await count('1 document');
});

test('a document that changed says when and where', async () => {
  const view = {
    ...{ id: 'd1', kbId: 3, lang: 'en', title: 'Guide', description: '', url: null, kind: 'markdown', version: 2 },
    ...{ latestVersion: 2, updatedAt: '2026-01-02T12:00:00Z', revised: null, pair: null, pages: [], headings: [] },
    ...{ markdown: '# Guide\n\nWords.', hasOriginal: false },
  };
  const version = { takenInAt: '2026-01-02T00:00:00Z', revised: null, added: [], changed: ['Priming'], removed: 1 };
  mockServer.use(
    http.get('*/api/documents/d1', () => envelope(view)),
    http.get('*/api/documents/d1/versions', () => envelope({ versions: [{ ...version, version: 2 }] })),
  );
  await renderReady({ path: '/doc/d1', locale: 'en-US' });
  await userEvent.click(await screen.findByText('Version history', undefined, soon));
  expect(await screen.findByText('Changed: Priming', undefined, soon)).toBeVisible();
  expect(screen.getByText('1 section removed')).toBeVisible();
});

test('a document leads on to others about the same', async () => {
  await renderReady({ path: '/doc/handbook-en-rolling-bearing-failures', locale: 'en-US' });
  const related = await screen.findByRole('region', { name: 'Related documents' }, soon);
  const links = within(related).getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/doc/handbook-en-rolling-bearing-failures');
  await userEvent.click(links[0] as HTMLElement);
  const title = links[0]?.querySelector('strong')?.textContent ?? '';
  expect(await screen.findByRole('heading', { level: 1, name: title }, soon)).toBeVisible();
});
