import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { useRun } from '@/stream/run-registry';
import { emptyRun } from '@/stream/run-state';
import { EndNotice } from './EndNotice';
import { StageLine } from './StageLine';

const i18n = createI18n('en-US');
beforeAll(() => Promise.all([i18n.load('answer'), i18n.load('errors')]));
const START = new Date('2026-01-01T00:00:00Z').getTime();
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(START);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Run = ReturnType<typeof useRun>;
const running = { ...emptyRun, status: 'running' as const, startedAt: START, stage: { stage: 'writing' as const } };

function aRun(over: Partial<Run>): Run {
  const ways = { stop: async () => true, resume: vi.fn(), giveUp: vi.fn() };
  return { state: running, phase: 'streaming', attempt: 0, stopping: false, failure: null, ...ways, ...over };
}

const page = (run: Run, onAgain = () => {}) => (
  <I18nContext value={i18n}>
    <StageLine run={run} />
    <EndNotice run={run} mine onAgain={onAgain} />
  </I18nContext>
);
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('counts the last thirty of three hundred seconds down', async () => {
  render(page(aRun({})));
  await wait(269);
  expect(screen.queryByText(/seconds left|30 s/)).toBeNull();
  await wait(1);
  expect(screen.getByText(/\b30\b/)).toBeVisible();
  await wait(25);
  expect(screen.getByText(/\b5\b/)).toBeVisible();
});

test('then says that time is up and offers to continue', async () => {
  const onAgain = vi.fn();
  const { rerender } = render(page(aRun({})));
  await wait(300);
  rerender(page(aRun({ phase: 'ended', state: { ...running, status: 'timeout' } }), onAgain));
  expect(screen.queryByText(/\b0 s/)).toBeNull();
  act(() => screen.getByRole('button', { name: 'Continue' }).click());
  expect(onAgain).toHaveBeenCalledTimes(1);
  const failed = aRun({ phase: 'failed', failure: { kind: 'timeout' } });
  rerender(page(failed));
  act(() => screen.getByRole('button', { name: 'Continue' }).click());
  expect(failed.resume).toHaveBeenCalledTimes(1);
});

test('says which attempt to get the line back is under way, and lets one give up', () => {
  const run = aRun({ phase: 'reattaching', attempt: 2 });
  render(page(run));
  expect(screen.getByText(/attempt 2 of 4/)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Stop reconnecting' }).click());
  expect(run.giveUp).toHaveBeenCalledTimes(1);
});
