import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { ReviewDrawer } from '@/admin/review/ReviewDrawer';
import { makeStore } from '@/app/store';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { mockServer } from '@/mocks/node';
import words from '../../messages/en-US/portal/admin.json';
import type { JsonObject } from '../../setting/json-value';
import { answerByMocks, soon } from '../support/portal-flow';

answerByMocks();

interface Detail {
  head: string;
  body: JsonObject;
}
const call = async (path: string, body?: object): Promise<Detail & { revision: string }> => {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en-US' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  return (await (await fetch(`${location.origin}/api/admin/domains/steelworks${path}`, init)).json()).data;
};

async function review(base: string, body: JsonObject, published: JsonObject) {
  const texts = createI18n('en-US');
  await Promise.all(['admin', 'form', 'admin-schema'].map((namespace) => texts.load(namespace)));
  const onGoOn = vi.fn();
  const onJump = vi.fn();
  const props = { domain: 'steelworks', base, body, published, onClose: vi.fn(), onGoOn, onJump };
  await act(async () =>
    render(
      <Provider store={makeStore({ locale: 'en-US', mode: 'light' })}>
        <I18nContext value={texts}>
          <FluentProvider theme={webLightTheme}>
            <MemoryRouter>
              <ReviewDrawer {...props} />
            </MemoryRouter>
          </FluentProvider>
        </I18nContext>
      </Provider>,
    ),
  );
  return { onGoOn, onJump };
}
const why = () => screen.getByLabelText(new RegExp(`^${words.publish.why}`));
const go = () => screen.getByRole('button', { name: words.publish.go });

describe('the review', () => {
  test('shows what changes, wants a reason, publishes and says where to look', async () => {
    const { head, body } = await call('');
    const { onGoOn, onJump } = await review(head, { ...body, pageBackgroundColor: '#112233' }, body);
    expect(await screen.findByText(words.review.allGood, undefined, soon)).toBeInTheDocument();
    expect(screen.getByText('#112233')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words.change.jump }));
    expect(onJump).toHaveBeenCalledWith('/pageBackgroundColor');
    await userEvent.click(go());
    expect(await screen.findByText(words.publish.whyMissing)).toBeInTheDocument();
    expect(why()).toHaveFocus();
    await userEvent.type(why(), 'Night shift');
    await userEvent.click(go());
    expect(await screen.findByRole('heading', { name: words.published.title }, soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /steelworks/ })).toBeInTheDocument();
    expect(onGoOn).toHaveBeenCalledTimes(1);
    expect(onGoOn.mock.calls[0]?.[0]).toBe((await call('')).head);
    // The reason is cleared after publishing; the next change needs its own.
    expect(sessionStorage.getItem('mw:why:steelworks')).toBeNull();
    expect((await call('')).body.pageBackgroundColor).toBe('#112233');
  });

  test('errors block, and each leads to its cause', async () => {
    const { head, body } = await call('');
    const { onJump } = await review(head, { ...body, pageBackgroundColor: 'reddish' }, body);
    const line = await screen.findByText('Page background color', { selector: 'li div' }, soon);
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    const row = line.closest('li');
    if (row) await userEvent.click(within(row).getByRole('button', { name: words.change.jump }));
    expect(onJump).toHaveBeenCalledWith('/pageBackgroundColor');
  });

  test('while the database is away nothing is published, what was typed stays, and trying again is enough', async () => {
    const msg = 'The database is temporarily unavailable. Try again in 2 seconds.';
    const away = () => HttpResponse.json({ code: 503, msg, data: { retryAfterMs: 2000 } }, { status: 503 });
    const { head, body } = await call('');
    mockServer.use(http.post('*/api/admin/domains/:domain/publish', away, { once: true }));
    const { onGoOn } = await review(head, { ...body, pageBackgroundColor: '#112233' }, body);
    await screen.findByText(words.review.allGood, undefined, soon);
    await userEvent.type(why(), 'Night shift');
    await userEvent.click(go());
    expect(await screen.findByText(msg, undefined, soon)).toBeInTheDocument();
    expect(screen.getByText(words.publish.failed)).toBeInTheDocument();
    expect([why(), onGoOn.mock.calls]).toEqual([expect.objectContaining({ value: 'Night shift' }), []]);
    expect(await call('')).toMatchObject({ head, body });
    await userEvent.click(go());
    expect(await screen.findByRole('heading', { name: words.published.title }, soon)).toBeInTheDocument();
    expect((await call('')).body.pageBackgroundColor).toBe('#112233');
  });

  test('what waits for its time is no base: visitors still see what was there before', async () => {
    const { head, body } = await call('');
    const { onGoOn } = await review(head, { ...body, pageBackgroundColor: '#112233' }, body);
    await screen.findByText(words.review.allGood, undefined, soon);
    await userEvent.type(why(), 'Trade fair');
    await userEvent.click(screen.getByRole('radio', { name: words.publish.later }));
    const schedule = screen.getByRole('button', { name: words.publish.schedule });
    await userEvent.click(schedule);
    const time = screen.getByLabelText(words.publish.time);
    expect(time).toHaveFocus();
    fireEvent.change(time, { target: { value: '2020-01-01T00:00' } });
    await userEvent.click(schedule);
    expect(screen.getByText(words.publish.future)).toBeInTheDocument();
    fireEvent.change(time, { target: { value: '2099-01-01T00:00' } });
    await userEvent.click(schedule);
    expect(await screen.findByRole('heading', { name: words.published.scheduled }, soon)).toBeInTheDocument();
    expect(onGoOn.mock.calls).toEqual([[head, { ...body, pageBackgroundColor: '#112233' }]]);
    expect(await call('')).toMatchObject({ head, body });
  });

  test('a draft that says the same is not published again', async () => {
    const { head, body } = await call('');
    await review(head, body, body);
    expect(await screen.findByText(words.publish.same)).toBeInTheDocument();
  });
});

describe('two operators', () => {
  test('what does not touch is merged and listed; what does is chosen', async () => {
    const { head, body } = await call('');
    await call('/publish', {
      base: head,
      body: { ...body, title: 'Theirs', allowLogin: false },
      message: 'Their work',
    });
    await review(head, { ...body, title: 'Mine', logan: 'My slogan' }, body);
    await userEvent.type(why(), 'Mine too');
    await userEvent.click(go());
    expect(await screen.findByText(/You both changed one thing/, undefined, soon)).toBeInTheDocument();
    expect(screen.getByText('1 of their changes was merged')).toBeInTheDocument();
    // Their changes are already live, so only mine are listed.
    expect(await screen.findByRole('heading', { name: '2 changes' }, soon)).toBeInTheDocument();
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: /Theirs/ }));
    await waitFor(() => expect(go()).not.toHaveAttribute('aria-disabled', 'true'), soon);
    await userEvent.click(go());
    await screen.findByRole('heading', { name: words.published.title }, soon);
    const now = (await call('')).body;
    expect([now.title, now.logan, now.allowLogin]).toEqual(['Theirs', 'My slogan', false]);
  });

  test('who gives way in everything has nothing to publish, and goes on from theirs', async () => {
    const { head, body } = await call('');
    const { revision } = await call('/publish', { base: head, body: { ...body, title: 'Theirs' }, message: 'Work' });
    const { onGoOn } = await review(head, { ...body, title: 'Mine' }, body);
    await userEvent.type(why(), 'Mine');
    await userEvent.click(go());
    await screen.findByText(/You both changed one thing/, undefined, soon);
    expect(screen.queryByRole('button', { name: words.conflict.adopt })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Theirs/ }));
    await userEvent.click(await screen.findByRole('button', { name: words.conflict.adopt }, soon));
    expect(onGoOn.mock.calls).toEqual([[revision, { ...body, title: 'Theirs' }]]);
  });
});
