import { expect, test } from 'vitest';
import { headerEntries } from './header-entries';

test('tabs stand in the order of functionList, under the company’s own names', () => {
  const entries = headerEntries({
    accessDomain: 'main',
    functionList: [4, 1],
    header: { tabTitles: [{ function: 1, title: 'Desk' }], links: [{ title: 'Parts', url: '/parts' }] },
  });
  expect(entries).toEqual({
    tabs: [{ function: 4 }, { function: 1, title: 'Desk' }],
    account: true,
    links: [{ title: 'Parts', url: '/parts' }],
  });
});

test('a domain without sign-in has no account', () => {
  expect(headerEntries({ accessDomain: 'main', allowLogin: false })).toEqual({ tabs: [], account: false });
});
