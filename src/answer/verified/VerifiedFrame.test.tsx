import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { VerifiedFrame } from './VerifiedFrame';

const verified = {
  ...{ block: 'v1', sid: 's', docId: 'd', ver: 1, owner: 'Zhou', checkedAt: '2026-11-20', reviewBy: '2027-11-20' },
  ...{ state: 'valid' as const, url: '/community/qaDetails?id=q' },
};
const show = (more: Partial<Parameters<typeof VerifiedFrame>[0]['verified']> = {}) =>
  render(
    <MemoryRouter>
      <VerifiedFrame verified={{ ...verified, ...more }}>Soap.</VerifiedFrame>
    </MemoryRouter>,
  );

test('the frame names what stands in it and leads to the question', async () => {
  show();
  // Its text says that it is verified; the frame does not repeat it.
  expect(await screen.findByRole('region', { name: '已核对的回答' })).toHaveTextContent(/^Soap\.查看问题与讨论$/);
  expect(screen.getByRole('link', { name: '查看问题与讨论' })).toHaveAttribute('href', '/community/qaDetails?id=q');
});

test('it says when a check is overdue, and links to nothing else', async () => {
  show({ state: 'overdue', url: 'https://elsewhere.example/' });
  expect(await screen.findByRole('region', { name: '已核对的回答，已逾复核期' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
