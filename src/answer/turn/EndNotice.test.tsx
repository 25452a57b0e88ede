import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { useRun } from '@/stream/run-registry';
import { emptyRun, type RunState } from '@/stream/run-state';
import type { StreamFailure } from '@/stream/stream-failure';
import type { Locale } from '../../../generated/locales';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { EndNotice } from './EndNotice';

interface Look {
  status?: RunState['status'];
  fault?: Partial<NonNullable<RunState['fault']>>;
  failure?: StreamFailure;
  mine?: boolean;
  locale?: Locale;
}
async function show({ status = 'done', fault, failure, mine = true, locale = 'zh-CN' }: Look) {
  const resume = vi.fn();
  const onAgain = vi.fn();
  const state = { ...emptyRun, status, ...(fault && { fault }) } as RunState;
  const phase = failure ? 'failed' : 'ended';
  const run = { state, phase, failure: failure ?? null, resume } as unknown as ReturnType<typeof useRun>;
  await renderWithI18n(<EndNotice run={run} mine={mine} onAgain={onAgain} />, ['answer', 'errors'], locale);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { resume, onAgain, press };
}
const names = () => screen.queryAllByRole('button').map((each) => each.textContent);

test('an answer that ended well needs no word', async () => {
  await show({});
  expect(document.body).toHaveTextContent(/^$/);
});

test('who stopped an answer can have it written to its end, and is told how; who only reads it is told that it was', async () => {
  const { onAgain, press } = await show({ status: 'stopped' });
  expect(screen.getByText(/作为新的版本/)).toBeVisible();
  await press('继续');
  expect(onAgain).toHaveBeenCalledOnce();
  await show({ status: 'stopped', mine: false });
  expect(names()).toEqual(['继续']);
  expect(screen.getAllByText(/作为新的版本/)).toHaveLength(1);
});

test.each<[StreamFailure, string]>([
  [{ kind: 'timeout' }, '请求超时'],
  [{ kind: 'http', status: 503 } as StreamFailure, '请求失败: 503'],
  [{ kind: 'empty' }, '响应体为空'],
  [{ kind: 'incomplete' }, '响应不完整，未接收到完成事件'],
])('a line that failed is told in the words of the specification, and followed again: %j', async (failure, words) => {
  const { resume, onAgain, press } = await show({ failure });
  expect(screen.getByText(words)).toBeVisible();
  await press(failure.kind === 'timeout' ? '继续' : '重试');
  expect(resume).toHaveBeenCalledOnce();
  expect(onAgain).not.toHaveBeenCalled();
});

test('what the server said itself follows', async () => {
  await show({ failure: { kind: 'http', status: 429, message: '请稍等' } as StreamFailure });
  expect(screen.getByText('请求失败: 429 · 请稍等')).toBeVisible();
});

test('a plan decided elsewhere is not sent again: that could not succeed', async () => {
  await show({ failure: { kind: 'http', status: 409, message: '计划已决定' } });
  expect(screen.getByText('请求失败: 409 · 计划已决定')).toBeVisible();
  expect(screen.getByText(/刷新页面/)).toBeVisible();
  expect(names()).not.toContain('重试');
});

test('anybody may follow a line again, but only its author has an answer written anew', async () => {
  await show({ failure: { kind: 'incomplete' }, mine: false });
  expect(names()[0]).toBe('重试');
  await show({ status: 'error', fault: { code: 'model', message: '模型没有回答', retryable: true }, mine: false });
  expect(names().filter((name) => name === '重试')).toHaveLength(1);
});

test('time that ran out goes on with another answer', async () => {
  const { onAgain, resume, press } = await show({ status: 'timeout' });
  expect(screen.getByText('请求超时')).toBeVisible();
  await press('继续');
  expect(onAgain).toHaveBeenCalledOnce();
  expect(resume).not.toHaveBeenCalled();
});

test('a fault without words still says that there was one', async () => {
  await show({ status: 'error', locale: 'en-US' });
  expect(screen.getByText(/\w+ \w+/, { selector: 'div > div:first-child' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|null|end\./);
});
