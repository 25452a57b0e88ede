import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);

test('one search over documents, posts, notices, the market, assistants and chats, counted by kind', async () => {
  await renderReady({ path: '/community/index?q=bearing', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('link', { name: 'Search everything for “bearing”' }, soon));
  const tabs = await screen.findByRole('navigation', { name: 'Kinds of results' }, soon);
  expect(window.location.pathname + window.location.search).toBe('/search?q=bearing');
  expect(screen.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('bearing');
  expect(within(tabs).getAllByRole('link')).toHaveLength(9);
  expect(within(tabs).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const documents = screen.getByRole('region', { name: 'Documents' });
  expect(within(documents).getAllByRole('listitem')).toHaveLength(3);

  await userEvent.click(within(documents).getByRole('link', { name: 'All documents found' }));
  const [, here] = within(tabs).getAllByRole('link');
  expect(here).toHaveAttribute('aria-current', 'page');
  const count = Number(/\d+/.exec(here?.textContent ?? '')?.[0]);
  await screen.findByText(`${count} results`, undefined, soon);
  expect(count).toBeGreaterThan(3);
});

test('words that nothing contains lead to an answer', async () => {
  await renderReady({ path: '/search', locale: 'zh-CN' });
  const field = await screen.findByRole('searchbox', { name: '搜索全部内容' }, soon);
  expect(screen.getByText(/^可以查到文档/)).toBeVisible();
  await userEvent.type(field, 'zzqx');
  await screen.findByRole('heading', { name: '没有查到' }, soon);
  const [link] = screen.getAllByRole('link', { name: '直接提问' });
  expect(link).toHaveAttribute('href', '/q?wd=zzqx');
  expect(document.title).toMatch(/^zzqx – 搜索 · /);
});
