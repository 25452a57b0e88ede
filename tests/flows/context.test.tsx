import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import type { RunContext } from '@/stream/types';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { buildRun, buildSource, type RunStep, startStep, toFrame } from '../support/run-events';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const sent: RunContext = {
  window: 8_192,
  assumed: true,
  answer: 2_048,
  parts: [
    { part: 'rules', tokens: 300, chars: 1_000 },
    { part: 'summary', tokens: 200, chars: 700 },
    { part: 'conversation', tokens: 400, chars: 1_400, count: 2 },
    { part: 'documents', tokens: 3_800, chars: 12_000, count: 5 },
    { part: 'question', tokens: 20, chars: 70 },
  ],
};

/** A server whose model answers with what it was sent; the first answer of a chat is what its summary stands for. */
function answering(context: Partial<RunContext> = {}) {
  let first: string | undefined;
  mockServer.use(
    http.post('*/tianzhi-tools/api/agent/research', async ({ request }) => {
      const body = (await request.json()) as { answerId: string; chatId: string };
      const summary = first && { summary: { message: first, turns: 1, by: 'model' as const } };
      first ??= body.answerId;
      const steps: RunStep[] = [
        { ...startStep, data: { ...startStep.data, locale: 'en-US', answerer: 'model' } } as RunStep,
        { event: 'source_add', data: buildSource() },
        { event: 'context', data: { ...sent, ...context, ...summary } },
        { event: 'block_open', data: { id: 'b1', type: 'text' } },
        { event: 'block_patch', data: { id: 'b1', append: 'At most 80 °C [1].' } },
        {
          event: 'deep_researcher_end',
          data: { status: 'done', seq: 6, usage: { promptTokens: 4_720, completionTokens: 12 } },
        },
      ];
      const events = buildRun(steps, { run: body.answerId, msg: body.answerId, chat: body.chatId });
      return new HttpResponse(events.map(toFrame).join(''), { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
}

async function ask() {
  keepToken('u-42');
  await renderReady({ path: `/q?wd=${encodeURIComponent('How hot may it get?')}`, locale: 'en-US' });
  await answered();
}

test('the meter says in words and shares what the model was sent for the answer', async () => {
  answering();
  await ask();
  const meter = await screen.findByRole('button', { name: 'Model context 77 % full' }, soon);
  expect(meter).toHaveAttribute('aria-expanded', 'false');
  meter.focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(screen.getByRole('region', { name: 'What the model was sent for the last answer' }));
  expect(panel.getByRole('row', { name: 'Documents (5 passages) 46% 3,800' })).toBeVisible();
  expect(panel.getByRole('row', { name: 'This chat (2 turns) 4.9% 400' })).toBeVisible();
  expect(panel.getByRole('row', { name: 'Free 17% 1,424' })).toBeVisible();
  expect(panel.getByText(/model server counted.*8,192 tokens are assumed/)).toBeVisible();
  expect(panel.getByText(/Nearly full/)).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('a summary stands below the turns that it is read in place of, and opens', async () => {
  answering({ parts: sent.parts.slice(0, 2) });
  await ask();
  expect(screen.queryByText(/the model now reads a summary/)).toBeNull();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Follow-up question' }, soon), 'And then?{Enter}');
  const line = await screen.findByText(
    'In place of the question above, the model now reads a summary.',
    undefined,
    soon,
  );
  const turns = screen.getAllByRole('article');
  expect(turns[0]?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(turns[1]?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.click(screen.getByRole('button', { name: 'Open the summary' }));
  expect(await screen.findByText(/grease every 500 h, 12 g/, undefined, soon)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Questions it stands for' })).toHaveTextContent('How much grease');
  expect(await findFaults()).toEqual([]);
});

test('an answer that no model wrote has no meter', async () => {
  await ask();
  expect(screen.queryByRole('button', { name: /Model context/ })).toBeNull();
});
