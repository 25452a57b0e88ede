import { expect, test } from 'vitest';
import header from '../../schemas/blocks/layout/header.schema.json';
import menu from '../../schemas/blocks/layout/mobile-menu.schema.json';
import { headerEntries } from './header-entries';

test('what a portal does not have has no tab; links lead to what is there', () => {
  const header = {
    links: [
      { title: 'Keys', url: '/developerPlatform/keys?from=header' },
      { title: 'Elsewhere', url: 'https://a.example/mission' },
    ],
  };
  const { tabs, links } = headerEntries({ accessDomain: 'main', functionList: [3, 1, 4, 2], header });
  expect(tabs).toEqual([{ function: 3 }, { function: 1 }, { function: 2 }]);
  expect(links).toEqual(header.links);
});

test('tabs stand in the order of functionList, under the company’s own names', () => {
  const entries = headerEntries({
    ...{ accessDomain: 'main', market: { enabled: true }, community: { enabled: true } },
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

test('header and menu take all five functions at once', () => {
  const setting = { accessDomain: 'main', market: { enabled: true }, community: { enabled: true } };
  const { tabs } = headerEntries({ ...setting, functionList: [1, 2, 3, 4, 5] });
  expect(tabs).toHaveLength(5);
  for (const { properties } of [header, menu]) expect(properties.tabs.maxItems).toBeGreaterThanOrEqual(tabs.length);
});
