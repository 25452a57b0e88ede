import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import type { Locale } from '../../generated/locales';
import { answerByMocks, answered, questionBox, renderReady, soon } from '../support/portal-flow';

answerByMocks();

const path = () => window.location.pathname;

async function ask(question: string, locale: Locale = 'en-US') {
  await renderReady({ path: `/q?wd=${encodeURIComponent(question)}`, locale });
  await answered();
}

describe('the search box', () => {
  test('goes from a typed question to its answer, and remembers the question', async () => {
    await renderReady({ locale: 'en-US' });
    await userEvent.type(await questionBox(), 'Why does a bearing run hot?{Enter}');
    await answered();
    expect(path()).toMatch(/^\/q\/[0-9a-f-]{36}$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Why does a bearing run hot?' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('mw:recents:main') ?? '[]')).toEqual(['Why does a bearing run hot?']);
  });

  test('does not send what an input method is still composing', async () => {
    await renderReady({ locale: 'zh-CN' });
    const field = await questionBox();
    fireEvent.change(field, { target: { value: 'zhoucheng' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(path()).toBe('/engine');
  });

  test('is reached with the slash key and suggests while one types', async () => {
    await renderReady({ locale: 'en-US' });
    const field = await questionBox();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'bearing');
    const options = await screen.findAllByRole('option', undefined, soon);
    expect(options.length).toBeGreaterThan(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await answered();
    expect(path()).toMatch(/^\/q\//);
  });

  test('searches only where the visitor wants, and remembers that', async () => {
    await renderReady({ setting: 'steelworks', locale: 'zh-CN' });
    await questionBox();
    const chips = await screen.findAllByRole('button', { pressed: true }, soon);
    await userEvent.click(chips[0] as HTMLElement);
    expect(chips[0]).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('mw:scope:steelworks')).not.toBeNull();
  });
});

describe('an answer', () => {
  test('has its address at once, shows sources, says that it answers and offers what comes next', async () => {
    await ask('Why does a rolling bearing run hot?');
    expect(path()).toMatch(/^\/q\/[0-9a-f-]{36}$/);
    expect(screen.getAllByRole('button', { name: /^Source 1:/ }).length).toBeGreaterThan(0);
    expect(screen.getByText('Quoted from sources')).toBeVisible();
    expect(screen.getByText('Direct answer')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Related questions' }, soon)).toBeVisible();
    expect(document.title).toContain('Why does a rolling bearing run hot?');
  });

  test('opens a source at the quoted words, keeps that in the address and gives the focus back', async () => {
    await ask('Why does a rolling bearing run hot?');
    const marker = document.querySelector<HTMLElement>('[data-citation]');
    if (!marker) throw new Error('no citation');
    await userEvent.click(marker);
    const panel = await screen.findByRole('complementary', { name: /^\d+\. / }, soon);
    await waitFor(() => expect(panel.querySelector('[data-mark="words"]')).not.toBeNull(), soon);
    expect(window.location.search).toBe(`?s=${marker.dataset.citation}`);
    await userEvent.keyboard('{Escape}');
    // The browser goes back asynchronously after the key press.
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^\d+\. / })).toBeNull());
    expect(window.location.search).toBe('');
    await waitFor(() => expect(marker).toHaveFocus());
  });

  test('is there again after a reload, with the open source', async () => {
    await ask('Why does a rolling bearing run hot?');
    const text = document.querySelector('[data-citations]')?.textContent;
    const again = `${path()}?s=1`;
    document.body.replaceChildren();
    await renderReady({ path: again, locale: 'en-US' });
    await answered();
    expect(document.querySelector('[data-citations]')?.textContent).toBe(text);
    expect(await screen.findByRole('complementary', { name: /^1\. / }, soon)).toBeVisible();
  });

  test('goes on with a follow-up, and is written again as a second version', async () => {
    await ask('Why does a rolling bearing run hot?');
    const next = await screen.findByRole('region', { name: 'Related questions' }, soon);
    const first = within(next).getAllByRole('button')[0] as HTMLElement;
    const question = first.textContent ?? '';
    await userEvent.click(first);
    expect(await screen.findByRole('heading', { level: 2, name: question }, soon)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('toolbar')).toHaveLength(2), soon);
    const tools = screen.getAllByRole('toolbar').at(-1) as HTMLElement;
    await userEvent.click(within(tools).getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: question })).toHaveFocus(), soon);
    expect(await screen.findByRole('group', { name: 'Version 2 of 2' }, soon)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous version' }));
    expect(await screen.findByRole('group', { name: 'Version 1 of 2' }, soon)).toBeVisible();
  });

  test('shows what a follow-up carried, and asks again without it as a second version', async () => {
    await ask('Why does a rolling bearing run hot?');
    const next = await screen.findByRole('region', { name: 'Related questions' }, soon);
    await userEvent.click(within(next).getAllByRole('button')[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Ask again without/ }, soon));
    expect(await screen.findByRole('group', { name: 'Version 2 of 2' }, soon)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Ask again with “/ }, soon)).toBeVisible();
  });

  test('takes an evaluation with its reasons and takes it back', async () => {
    await ask('Why does a rolling bearing run hot?');
    await userEvent.click(screen.getByRole('button', { name: 'Not helpful' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Incomplete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, soon));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not helpful', pressed: false })).toBeVisible());
  });

  test('says what to try when nothing was found, and is never the end', async () => {
    await ask('xqzt wqrtz plmk');
    expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Related topics' }, soon)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export your data' })).toBeNull();
  });

  test('is spoken as finished sentences by one polite voice', async () => {
    await ask('Why does a rolling bearing run hot?');
    const voice = document.querySelector('[data-spoken]');
    await waitFor(() => expect(voice).toHaveTextContent('The answer is complete.'), soon);
    expect(voice).toHaveAttribute('aria-live', 'polite');
    expect(voice).not.toHaveTextContent(/\[\d+\]/);
  });
});

describe('what goes wrong', () => {
  test('a chat that is not there says so and leads on', async () => {
    await renderReady({ path: '/q/00000000-0000-4000-8000-000000000000', locale: 'en-US' });
    expect(await screen.findByRole('heading', { name: 'Conversation not found' }, soon)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask a new question' })).toHaveAttribute('href', '/qa');
  });

  test.each([
    ['a refusal', () => HttpResponse.json({ code: 503, msg: '', data: null }, { status: 503 }), '请求失败: 503'],
    ['an empty answer', () => new HttpResponse('', { headers: { 'Content-Type': 'text/event-stream' } }), '响应体为空'],
  ])('%s is told in the words of the specification, with a way to try again', async (_name, answer, text) => {
    mockServer.use(
      http.post('*/tianzhi-tools/api/agent/research', answer),
      http.get('*/tianzhi-tools/api/agent/runs/:id/stream', answer),
    );
    await renderReady({ path: '/q?wd=轴承', locale: 'zh-CN' });
    expect(await screen.findByText(new RegExp(text), undefined, { timeout: 20_000 })).toBeVisible();
    mockServer.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await answered();
    expect(screen.getByText('摘自来源')).toBeVisible();
  });

  test('an address without a question asks for one', async () => {
    await renderReady({ path: '/q', locale: 'en-US' });
    expect(await screen.findByRole('heading', { level: 1, name: 'What would you like to know?' }, soon)).toBeVisible();
    expect(path()).toBe('/qa');
  });
});
