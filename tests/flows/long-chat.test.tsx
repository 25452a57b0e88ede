import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import { newestPart } from '../../server/answers/newest-part';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';

answerByMocks();

const ID = 'long-chat';
const at = (n: number) => new Date(Date.UTC(2026, 10, 20) + n * 1_000).toISOString();
const question = (n: number, text = `Question ${n}`, id = `q${n}`, minute = 2 * n) => ({
  id,
  parentId: n === 1 ? null : `a${n - 1}`,
  role: 'user' as const,
  text,
  createdAt: at(minute),
});
const answer = (n: number, text = `Answer ${n}`, of = `q${n}`, id = `a${n}`, minute = 2 * n + 1) => ({
  id,
  parentId: of,
  role: 'assistant' as const,
  origin: 'client' as const,
  text,
  createdAt: at(minute),
});
const QUESTIONS = 15;
const turns = Array.from({ length: QUESTIONS }, (_, n) => [question(n + 1), answer(n + 1)]).flat();
const other = [
  question(12, 'Another twelfth', 'q12b', 90),
  answer(12, 'Another answer', 'q12b', 'a12b', 91),
  { ...question(13, 'After another', 'q13b', 92), parentId: 'a12b' },
  answer(13, 'Its answer', 'q13b', 'a13b', 93),
];
const all = [...turns, ...other];

/** The parts that were asked for. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  mockServer.use(
    http.get('*/api/messages/detailByChatId/:id', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const part = newestPart(all, query.get('shown') ?? 'a15', Number(query.get('newest')));
      const messages = all
        .filter(({ id }) => !part || part.ids.includes(id))
        .map((message) => ({ ...message, ...(part?.cut.has(message.id) && { cut: true }) }));
      const more = { ...(part && part.earlier > 0 && { earlier: part.earlier }), messages };
      const chat = {
        id: ID,
        title: 'Question 1',
        createdAt: at(0),
        updatedAt: at(99),
        shown: 'a15',
        mine: true,
        ...more,
      };
      return HttpResponse.json({ code: 200, msg: 'ok', data: chat });
    }),
  );
});

const heading = (name: string) => screen.findByRole('heading', { name }, soon);
const open = () => renderReady({ path: `/q/${ID}`, locale: 'en-US' });

test('of a long chat the end is loaded, and earlier questions where a reader wants them', async () => {
  await open();
  expect(await heading('Question 15')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Question 6' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Question 5' })).toBeNull();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier questions (5)' }));
  expect(await heading('Question 1')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 5' })).toHaveFocus(), soon);
  expect(screen.queryByRole('button', { name: /earlier question/ })).toBeNull();
  expect(asked).toEqual(['newest=10', 'newest=30']);
});

test('another version that was left out is loaded when it is shown, and the page stays until then', async () => {
  await open();
  await heading('Question 12');
  const pager = await screen.findByRole('group', { name: /^Version 1 of 2 of this question$/ }, soon);
  await userEvent.click(within(pager).getByRole('button', { name: 'Next version of the question' }));
  expect(await heading('After another')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Another twelfth' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Question 13' })).toBeNull();
  expect(asked).toEqual(['newest=10', 'newest=10&shown=q12b']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous version of the question' }));
  expect(await heading('Question 13')).toBeVisible();
});
