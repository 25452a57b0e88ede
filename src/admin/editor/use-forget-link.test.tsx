import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useForgetLink } from './use-forget-link';
import type { Linked } from './use-linked-draft';

const LINK = '/admin/domains/main?page=%2Fqa#draft=abc';

function open(kind: Linked['kind'], entry: string) {
  const { result, rerender } = renderHook(
    ({ touched }) => {
      useForgetLink(kind, touched);
      const { pathname, search, hash, state } = useLocation();
      return { address: pathname + search + hash, state };
    },
    {
      initialProps: { touched: false },
      wrapper: ({ children }: { children: ReactNode }) => {
        const [path = '', hash = ''] = entry.split('#');
        const [pathname = '', search = ''] = path.split('?');
        const start = { pathname, search: `?${search}`, hash: hash && `#${hash}`, state: { staged: 7 } };
        return <MemoryRouter initialEntries={[start]}>{children}</MemoryRouter>;
      },
    },
  );
  const before = result.current.address;
  rerender({ touched: true });
  return { before, after: result.current.address, state: result.current.state };
}

test('the address carries the draft of the link until that is changed; the view and what was imported stay', () => {
  const { before, after, state } = open('draft', LINK);
  expect([before, after]).toEqual([LINK, '/admin/domains/main?page=%2Fqa']);
  expect(state).toEqual({ staged: 7 });
});

test('what is no draft of a link is nobody’s to take away', () => {
  for (const [kind, entry] of [
    ['broken', LINK],
    ['none', LINK],
    ['draft', '/admin/domains/main?page=%2Fqa#elsewhere'],
  ] as const)
    expect(open(kind, entry).after).toBe(entry);
});
