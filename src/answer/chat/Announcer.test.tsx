import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { emptyRun, type RunState } from '@/stream/run-state';
import type { StreamFailure } from '@/stream/stream-failure';
import { Announcer } from './Announcer';

const i18n = createI18n('zh-CN');
beforeAll(() => Promise.all([i18n.load('answer'), i18n.load('errors')]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const run = (text: string, over: Partial<RunState> = {}): RunState => ({
  ...emptyRun,
  status: 'running',
  blocks: [{ id: 'b', type: 'text', text, open: true }] as RunState['blocks'],
  ...over,
});
function listen(first: RunState) {
  const view = (state: RunState, failure: StreamFailure | null) => (
    <I18nContext value={i18n}>
      <Announcer state={state} failure={failure} />
    </I18nContext>
  );
  const { rerender } = render(view(first, null));
  return async (state: RunState, failure: StreamFailure | null = null) => {
    rerender(view(state, failure));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    return screen.getByRole('status').textContent;
  };
}

test('only finished sentences are spoken, each once, without the signs of Markdown', async () => {
  const next = listen(run(''));
  expect(await next(run('先**停'))).toBe('');
  expect(await next(run('先**停机**。再检查[1'))).toBe('先 停机 。');
  expect(await next(run('先**停机**。再检查[1]。'))).toBe('再检查。');
});

test('the rest and the end are told together', async () => {
  const next = listen(run('先停机。'));
  await next(run('先停机。'));
  expect(await next(run('先停机。再断电', { status: 'done' }))).toMatch(/^再断电 \S+/);
});

test('what stood there on arrival is not read out', async () => {
  const next = listen(run('先停机。', { status: 'done' }));
  expect(await next(run('先停机。', { status: 'done' }))).toBe('');
});

test('another answerer that begins anew is heard from its beginning', async () => {
  const next = listen(run('一。二。三。'));
  await next(run('一。二。三。'));
  await next(run(''));
  expect(await next(run('甲。'))).toBe('甲。');
});

test('a line that failed is told in the words of the page', async () => {
  const next = listen(run('先'));
  expect(await next(run('先'), { kind: 'http', status: 503 } as StreamFailure)).toBe('请求失败: 503');
});

test('each stage is told once', async () => {
  const stage = (name: string) => run('', { stage: { stage: name } as RunState['stage'] });
  const next = listen(stage('searching'));
  const first = await next(stage('searching'));
  expect(first).not.toBe('');
  expect(await next(stage('searching'))).toBe(first);
  expect(await next(stage('writing'))).not.toBe(first);
});
