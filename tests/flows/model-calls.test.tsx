import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import type { CallApproval, RunCall } from '@/stream/types';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { buildCall, buildRun, buildSource, type RunStep, startStep, toFrame } from '../support/run-events';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const QUESTION = 'What did PT-101 read last night?';
const toolBlock = (text: string): RunStep[] => [
  { event: 'block_open', data: { id: 'call-1', type: 'tool' } },
  { event: 'block_patch', data: { id: 'call-1', append: text } },
];

/** A server whose model proposes a call for each question; what was decided is kept. */
function proposing(call: Partial<RunCall> = {}) {
  const decided: CallApproval[] = [];
  const stream = (steps: RunStep[], body: { answerId: string; chatId: string }) => {
    const events = buildRun(steps, { run: body.answerId, msg: body.answerId, chat: body.chatId });
    return new HttpResponse(events.map(toFrame).join(''), { headers: { 'content-type': 'text/event-stream' } });
  };
  mockServer.use(
    http.post('*/tianzhi-tools/api/agent/research', async ({ request }) => {
      const body = (await request.json()) as { answerId: string; chatId: string; approval?: CallApproval };
      const started = { ...startStep, data: { ...startStep.data, locale: 'en-US' as const } } as RunStep;
      const one = buildCall(call);
      const { approval } = body;
      if (!approval)
        return stream(
          [
            started,
            { event: 'call', data: one },
            ...toolBlock('**Historian: Read a point**\n\nWaits for a decision: nothing has been sent.'),
            { event: 'deep_researcher_end', data: { status: 'paused', seq: 5 } },
          ],
          body,
        );
      decided.push(approval);
      const made = approval.decide !== 'refuse';
      return stream(
        [
          started,
          {
            event: 'call',
            data: { ...one, ...(made ? { state: 'done', ms: 35 } : { state: 'refused', reason: approval.reason }) },
          },
          ...toolBlock('**Historian: Read a point**\n\n| Pressure |\n| --- |\n| 7.5 bar |'),
          {
            event: 'source_add',
            data: buildSource({ kind: 'tool', kbId: 0, title: 'Historian: Read a point', quote: 'Pressure: 7.5 bar' }),
          },
          { event: 'block_open', data: { id: 'b1', type: 'text' } },
          { event: 'block_patch', data: { id: 'b1', append: 'PT-101 read 7.5 bar [1].' } },
          { event: 'deep_researcher_end', data: { status: 'done', seq: 8 } },
        ],
        body,
      );
    }),
  );
  return decided;
}

async function ask(call?: Partial<RunCall>) {
  const decided = proposing(call);
  keepToken('u-42');
  await renderReady({ path: `/q?wd=${encodeURIComponent(QUESTION)}`, locale: 'en-US' });
  const card = await screen.findByRole('region', { name: 'May the answer ask “Historian: Read a point”?' }, soon);
  return { decided, card: within(card) };
}

describe('a call that the model proposes', () => {
  test('shows exactly what would be sent; approved once, its result and the answer follow, and the source opens', async () => {
    const { decided, card } = await ask();
    expect(card.getByText('PT-101')).toBeVisible();
    expect(card.getByText(/Nothing is sent before you decide/)).toBeVisible();
    expect(await findFaults()).toEqual([]);
    await userEvent.dblClick(card.getByRole('button', { name: 'Ask once' }));
    await answered();
    expect(decided).toEqual([{ run: expect.any(String), call: 'c1', decide: 'once' }]);
    expect(await screen.findByRole('region', { name: 'Answered in 35 ms' }, soon)).toHaveTextContent('7.5 bar');
    expect(screen.getByRole('group', { name: 'Version 2 of 2' })).toBeVisible();
    expect(await findFaults()).toEqual([]);
    await userEvent.click(document.querySelector('[data-citation]') as HTMLElement);
    const panel = await screen.findByRole('complementary', { name: '1. Historian: Read a point' }, soon);
    expect(panel).toHaveTextContent('Pressure: 7.5 bar');
  });

  test('is refused with a reason, by keyboard', async () => {
    const { decided, card } = await ask();
    card.getByRole('button', { name: 'Refuse …' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(card.getByLabelText(/Why not/)).toHaveFocus();
    await userEvent.keyboard('the wrong plant{Tab}{Enter}');
    await waitFor(() => expect(decided).toMatchObject([{ decide: 'refuse', reason: 'the wrong plant' }]), soon);
    expect(await screen.findByText('Reason: the wrong plant', undefined, soon)).toBeVisible();
  });

  test('that writes says so, and is not approved for the whole chat', async () => {
    const { card } = await ask({ effect: 'record' });
    expect(card.getByText(/cannot be taken back/)).toBeVisible();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send', 'Refuse …']);
  });

  test('hides nothing: characters without a look are spelled out', async () => {
    const label = { 'zh-CN': 'Tag', 'en-US': 'Tag' };
    const { card } = await ask({ arguments: [{ name: 'tag', label, value: 'PT\u202e101\u200b' }] });
    expect(card.getByText('PT\\u{202e}101\\u{200b}')).toBeVisible();
  });
});
