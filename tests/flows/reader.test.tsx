import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';

answerByMocks();

/** Asks a question and opens its first citation as a page. */
async function openCited() {
  await renderReady({ path: '/q?wd=Why%20does%20a%20rolling%20bearing%20run%20hot', locale: 'en-US' });
  await answered();
  await userEvent.click(document.querySelector('[data-citation]') as HTMLElement);
  const panel = await screen.findByRole('complementary', { name: /^\d+\. / }, soon);
  await userEvent.click(within(panel).getByRole('link', { name: 'Open as a page' }));
  await waitFor(() => expect(document.querySelector('main [data-mark="words"]')).not.toBeNull(), soon);
}

const mark = () => document.querySelector('[data-mark="words"]')?.textContent;

test('shows the document with the cited words marked, its headings beside it and the way back', async () => {
  await openCited();
  expect(window.location.pathname).toMatch(/^\/doc\//);
  const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
  expect(document.title).toContain(title);
  expect(mark()?.length).toBeGreaterThan(5);
  // The heading levels below the title have no gap.
  expect(within(screen.getByRole('article')).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  expect(screen.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the answer' }));
  await answered();
  expect(window.location.pathname).toMatch(/^\/q\//);
});

test('changes to the same page in the other language', async () => {
  await openCited();
  const before = screen.getByRole('heading', { level: 1 }).textContent;
  await userEvent.click(screen.getByRole('link', { name: '中文' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(before), soon);
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'zh');
});

const VIEW = {
  id: 'd1',
  kbId: 3,
  lang: 'en',
  title: 'Guide',
  description: '',
  url: null,
  kind: 'markdown',
  version: 3,
  latestVersion: 3,
  updatedAt: '2026-01-02T00:00:00Z',
  pair: null,
  pages: [],
  markdown: '# Guide\n\nFirst part.\n\nSecond part.',
  headings: [],
  hasOriginal: false,
};

function serve(more: object) {
  const data = { ...VIEW, ...more };
  mockServer.use(http.get('*/api/documents/d1', () => HttpResponse.json({ code: 200, msg: 'ok', data })));
}

test.each([
  ['moved', /The cited passage has moved here/],
  ['changed', /was edited after it was cited/],
  ['gone', /Source changed/],
] as const)('says it plainly when the passage is %s', async (status, words) => {
  serve({ anchor: { status, start: 9, end: 20 } });
  await renderReady({ path: '/doc/d1?v=2&start=30&end=41&hash=0123456789abcdef', locale: 'en-US' });
  expect(await screen.findByText(words, undefined, soon)).toBeVisible();
  expect(mark()).toBe(status === 'gone' ? undefined : 'First part.');
});

test('opens at the section that the address names, and takes the focus along', async () => {
  const markdown = '# Guide\n\n## Wear\n\nSlowly.\n\n## Heat\n\nToo much grease.';
  const headings = ['Guide', 'Wear', 'Heat'].map((title, at) => {
    return { level: at === 0 ? 1 : 2, title, offset: markdown.indexOf(`# ${title}`) - (at === 0 ? 0 : 1) };
  });
  serve({ markdown, headings });
  await renderReady({ path: '/doc/d1?section=Heat', locale: 'en-US' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Heat' })).toHaveFocus(), soon);
});

test('says that a document is not there', async () => {
  await renderReady({ path: '/doc/nothing', locale: 'en-US' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Document not found' }, soon)).toBeVisible();
});
