import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import type { ResearchRequest } from '@/stream/transport';
import type { RunPlanItem } from '@/stream/types';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { buildRun, buildSource, type RunStep, startStep, toFrame } from '../support/run-events';
import { forgetPerson, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const item = (id: string, title: string, state: RunPlanItem['state']): RunPlanItem => ({
  ...{ id, kind: 'question', title, query: title, state, block: `${id}-1` },
});
const block = (id: string, text: string): RunStep[] => [
  { event: 'block_open', data: { id, type: 'text' } },
  { event: 'block_patch', data: { id, append: text } },
  { event: 'block_close', data: { id } },
];
const quoted = (at: string, quote: string): RunStep[] => [
  ...block(`${at}-1`, `## ${at}`),
  ...block(`${at}-2`, `${quote}[1]`),
  {
    event: 'cite',
    data: {
      ...{ cid: `c-${at}`, block: `${at}-2`, range: [0, quote.length], sids: ['s1'], support: 'full' },
      quotes: [{ sid: 's1', span: [10, 10 + quote.length], quote }],
    },
  } as RunStep,
];

/** A server whose research is paused after its first item; what was asked of it is kept. */
function pausing() {
  const asked: ResearchRequest[] = [];
  mockServer.use(
    http.post('*/tianzhi-tools/api/agent/research', async ({ request }) => {
      const body = (await request.json()) as ResearchRequest;
      asked.push(body);
      const goesOn = body.research?.continue !== undefined;
      const started = { ...startStep, data: { ...startStep.data, mode: 'research', locale: 'en-US' } } as RunStep;
      const steps: RunStep[] = [
        started,
        { event: 'source_add', data: buildSource() },
        ...block('head-1', '**Extractive research report: quoted, not written**'),
        ...quoted('p1', 'Bearings run hot without oil.'),
        ...(goesOn ? quoted('p2', 'Check the oil level.') : []),
        {
          event: 'plan',
          data: { rev: 1, items: [item('p1', 'Causes', 'done'), item('p2', 'Checks', goesOn ? 'done' : 'waiting')] },
        },
        { event: 'deep_researcher_end', data: { status: goesOn ? 'done' : 'paused', seq: 1 } },
      ];
      const events = buildRun(steps, { run: body.answerId, msg: body.answerId, chat: body.chatId });
      return new HttpResponse(events.map(toFrame).join(''), { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return asked;
}

test('a paused report shows what it has and goes on by one press; then its versions are compared', async () => {
  const asked = pausing();
  await renderReady({ path: '/q?wd=What+makes+a+bearing+run+hot', locale: 'en-US' });
  expect(await screen.findByText('Paused. The finished sections are kept.', undefined, soon)).toBeVisible();
  expect(screen.getByText(/Bearings run hot without oil/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Research plan' })).getByText('not reached')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue the research' }));
  expect(await screen.findByText(/Check the oil level/, undefined, soon)).toBeVisible();
  expect(asked[1]).toMatchObject({
    mode: 'research',
    research: { continue: { run: asked[0]?.answerId } },
    regenerateOf: asked[0]?.answerId,
  });
  expect(screen.queryByRole('button', { name: 'Continue the research' })).toBeNull();
  const compare = await screen.findByRole('button', { name: 'Compare with version 1' }, soon);
  await userEvent.click(compare);
  const changes = within(await screen.findByRole('region', { name: 'What changed from version 1 to 2' }, soon));
  await waitFor(() => expect(changes.getByText('added')).toBeVisible());
  expect(changes.getByRole('img', { name: 'Quoted since' }).closest('p')).toHaveTextContent('Check the oil level.');
  expect(await findFaults()).toEqual([]);
});
