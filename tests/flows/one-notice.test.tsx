import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import operations from '../../generated/operations.json';
import { errors } from '../../messages/en-US/server/base.json';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);

/** The page's own call. The home page makes one only where it offers a choice of knowledge bases, as this domain does. */
const PAGES = [
  ['/engine', 'listKnowledgeBaseNames', 'limits'],
  ['/doc', 'listDocuments', 'main'],
  ['/doc/d1', 'getDocument', 'main'],
  ['/qa-list', 'listHistory', 'main'],
  ['/community/index', 'listPosts', 'main'],
  ['/center/app', 'listAssistants', 'main'],
] as const;

const FAILURES = {
  'a server error': () => HttpResponse.json({ code: 500, msg: errors.failed, data: null }, { status: 500 }),
  'no network': () => HttpResponse.error(),
};

/** What is announced now, wherever it stands: in the page, or as a toast. */
const notices = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '');

const cases = PAGES.flatMap(([path, call, setting]) =>
  (Object.keys(FAILURES) as (keyof typeof FAILURES)[]).map((failure) => [path, failure, call, setting] as const),
);

test.each(cases)('%s tells of %s once, and what to do', async (path, failure, call, setting) => {
  let asked = 0;
  mockServer.use(
    http.get(`*${operations[call].path.replace(/\{(\w+)\}/g, ':$1')}`, () => {
      asked += 1;
      return FAILURES[failure]();
    }),
  );
  await renderReady({ path, setting, locale: 'en-US' });
  await waitFor(() => expect(asked).toBeGreaterThan(0), soon);
  await waitFor(() => expect(notices().join()).toMatch(/again|reload|connection/i), soon);
  // A second notice would come with the same answer, or a moment later with the code of the toasts.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(notices()).toEqual([expect.stringMatching(/again|reload|connection/i)]);
});

test.each(PAGES.filter(([path]) => path !== '/engine'))(
  '%s without a network: the bar alone says so, and the page fills once it is back',
  async (path, call, setting) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    const url = `*${operations[call].path.replace(/\{(\w+)\}/g, ':$1')}`;
    let asked = 0;
    mockServer.use(
      http.get(url, () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    await renderReady({ path, setting, locale: 'en-US' });
    await waitFor(() => expect(asked).toBeGreaterThan(0), soon);
    expect(await screen.findByText('Loads by itself once you are back online.', undefined, soon)).toBeVisible();
    expect(notices()).toEqual([expect.stringMatching(/^You are offline/)]);
    mockServer.resetHandlers();
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/once you are back online/)).toBeNull(), soon);
    expect(notices().join()).not.toMatch(/again/);
  },
);
