import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

/** What was asked of the server. */
const asked: Record<string, unknown>[] = [];
const note = async ({ request }: { request: Request }) => {
  if (request.url.endsWith('/agent/research')) asked.push(await request.clone().json());
};
beforeAll(() => void mockServer.events.on('request:start', note));
afterAll(() => mockServer.events.removeAllListeners());
beforeEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, soon);
const query = () => new URLSearchParams(window.location.search);
const QUESTION = 'Why does a rolling bearing run hot?';
const at = (search: Record<string, string>) => `/q_model?${new URLSearchParams(search)}`;

test.each(['wd', 'qa'])(
  '%s asks the assistant that model names, once; the chat stands in the address',
  async (name) => {
    await renderReady({
      setting: 'main',
      path: at({ [name]: QUESTION, model: 'design', micro: '1' }),
      locale: 'en-US',
    });
    await heading(QUESTION);
    await answered();
    expect(asked).toEqual([expect.objectContaining({ query: QUESTION, assistant: { id: 'design' } })]);
    expect(window.location.pathname).toBe('/q_model');
    expect([...query().keys()].sort()).toEqual(['id', 'micro', 'model']);
    expect(screen.queryByText(/is not available to you here/)).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Source 1:/ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Your questions' })).toBeNull();
    expect(await findFaults()).toEqual([]);
  },
);

test('the sources open as a sheet, the next question stays in the chat, and the address opens it again', async () => {
  // A phone; jsdom has no media queries.
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: media.includes('max-width'), addEventListener() {}, removeEventListener() {} },
  }));
  await renderReady({ setting: 'main', path: at({ wd: QUESTION }), locale: 'en-US' });
  await answered();
  const id = query().get('id');
  await userEvent.click(screen.getByRole('button', { name: /^\d+ sources?$/ }));
  const sheet = await screen.findByRole('dialog', undefined, soon);
  expect((await within(sheet).findAllByRole('listitem', undefined, soon)).length).toBeGreaterThan(0);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await userEvent.type(screen.getByLabelText('Follow-up question'), 'And with grease?{Enter}');
  expect(await screen.findByRole('heading', { name: 'And with grease?' }, soon)).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('toolbar')).toHaveLength(2), soon);
  expect(query().get('id')).toBe(id);
  cleanup();
  await renderReady({ setting: 'main', path: at({ id: id ?? '' }), locale: 'en-US' });
  expect(await screen.findByRole('heading', { name: 'And with grease?' }, soon)).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

const UNKNOWN = ['nobody', '<img src=x>', 'maintenance', 'x'.repeat(5_000)];

test.each(UNKNOWN)('for %.20s the default answers a visitor, and it is said', async (model) => {
  await renderReady({ setting: 'main', path: at({ wd: QUESTION, model }), locale: 'zh-CN' });
  expect(
    await screen.findByText(`“${model.slice(0, 40)}”在此不可用，由门户的默认助手回答。`, undefined, soon),
  ).toBeInTheDocument();
  await answered();
  expect(asked[0]).not.toHaveProperty('assistant');
});

test('an assistant for people who are signed in answers them', async () => {
  keepToken('u-42');
  await renderReady({ setting: 'main', path: at({ wd: QUESTION, model: 'maintenance' }), locale: 'en-US' });
  await answered();
  expect(asked[0]).toMatchObject({ assistant: { id: 'maintenance' } });
  expect(screen.queryByText(/is not available to you here/)).toBeNull();
});

test('without a question there is a box for it, with the name of the assistant', async () => {
  await renderReady({ setting: 'main', path: at({ model: 'design' }), locale: 'en-US' });
  await heading('Design calculations');
  expect(await findFaults()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your question'), `${QUESTION}{Enter}`);
  await heading(QUESTION);
  expect(asked[0]).toMatchObject({ query: QUESTION, assistant: { id: 'design' } });
  expect(query().has('wd')).toBe(false);
});
