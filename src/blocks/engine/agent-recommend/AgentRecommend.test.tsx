import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import AgentRecommend from './View';

const show = (items: object[]) =>
  renderWithI18n(<AgentRecommend id="a" props={{ items } as never} level={2} slots={{}} />, ['home']);

test('an assistant without a picture, or with one that is gone, has its first letter', async () => {
  await show([
    { name: '诊断助手', url: '/gpt' },
    { name: 'vibration', url: '/gpt', icon: '/gone.svg' },
  ]);
  const [plain, pictured] = screen.getAllByRole('link');
  expect(plain).toHaveTextContent(/^诊诊断助手$/);
  expect(pictured).toHaveTextContent(/^vibration$/);
  fireEvent.error(pictured?.querySelector('img') as Element);
  expect(pictured).toHaveTextContent(/^Vvibration$/);
  // The letter is hidden from screen readers, so the name is announced once.
  expect(screen.getByRole('link', { name: 'vibration' })).toBe(pictured);
});

test('two of one name are two', async () => {
  await show([
    { name: 'Same', url: '/gpt' },
    { name: 'Same', url: '/gpt' },
  ]);
  expect(screen.getAllByRole('link', { name: 'Same' })).toHaveLength(2);
});
