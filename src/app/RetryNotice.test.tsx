import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { addRetryingCall } from '@/api/retrying-calls';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { RetryNotice } from './RetryNotice';

const words = { zh: createI18n('zh-CN'), en: createI18n('en-US') };
beforeAll(() => Promise.all([words.zh.load('common'), words.en.load('common')]));

const show = (language: keyof typeof words) =>
  render(
    <I18nContext value={words[language]}>
      <RetryNotice />
    </I18nContext>,
  );

test('several slow calls are one line that counts with them and goes when they are answered', async () => {
  show('en');
  expect(screen.queryByRole('button')).toBeNull();
  const giveUp = vi.fn();
  const answered: (() => void)[] = [];
  act(() => void answered.push(addRetryingCall({ endpoint: 'searchKnowledge', attempt: 1, of: 4, giveUp })));
  act(() => void answered.push(addRetryingCall({ endpoint: 'getDocument', attempt: 2, of: 4, giveUp })));
  expect(screen.getByText('The server is slow to respond. Retrying (attempt 2 of 4).')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(giveUp).toHaveBeenCalledTimes(2);
  act(() => {
    for (const done of answered) done();
  });
  expect(screen.queryByRole('button')).toBeNull();
});

test('speaks Chinese', () => {
  const done = addRetryingCall({ endpoint: 'x', attempt: 3, of: 4, giveUp: () => {} });
  show('zh');
  expect(screen.getByText('服务器没有及时响应，正在重试（第 3 次，共 4 次）')).toBeVisible();
  expect(screen.getByRole('button', { name: '停止重试' })).toBeVisible();
  act(done);
});
