import { expect, test } from 'vitest';
import { findPage } from '@/pages/page-at';
import { pages } from '@/pages/pages';
import type { PageMeta } from '@/renderer/types';

/** All routes of section 2 of the specification, except `/`, which redirects to `/engine`. */
const SPECIFIED = [
  ...[
    '/login',
    '/open-project',
    '/qa-list-weixin',
    '/transferPage',
    '/awardResult',
    '/award1024',
    '/awardSurveyResult',
    '/q_model',
    '/gongfu',
    '/404',
  ],
  ...[
    '/engine',
    '/community/index',
    '/community/writeArticle',
    '/community/articleDetails',
    '/community/qaDetails',
    '/community/notice-list',
    '/community/notice-detail',
  ],
  ...[
    '/mission',
    '/industrialApp',
    '/industrialApp/:id',
    '/developerPlatform',
    '/developerPlatform/keys',
    '/production/detail',
    '/mission/detail/:id',
  ],
  ...[
    '/companyInfo',
    '/personInfo',
    '/companyAuth',
    '/articleDetail',
    '/awardResearch',
    '/awardSurvey',
    '/activity/programmer',
    '/activity/programmer/agent',
  ],
  ...[
    '/activity/industrial-star',
    '/gpt',
    '/designGpt',
    '/deviceGpt',
    '/maintainGpt',
    '/ehmDeviceGpt',
    '/ehmHelp',
    '/agentHelper',
  ],
  ...[
    '/device-intelligent-agent',
    '/iichat-copy',
    '/iichat',
    '/assistant',
    '/q/:id',
    '/qImage/:id',
    '/qCount/:id',
    '/qa-list',
    '/center',
    '/center/product',
  ],
  ...['/center/solution', '/center/app', '/q', '/qa'],
];

const pageOf = (path: string) => findPage(path.replace(':id', 'abc'));
const hasPage = (path: string) => pageOf(path) !== undefined;

test('every route of the specification has a page', () => {
  expect(SPECIFIED.filter((path) => !hasPage(path))).toEqual([]);
});

/** What else the specification says about routes. */
const FACTS: [PageMeta, string[]][] = [
  // Open to everybody, regardless of needLogin in section 2.
  [
    { needLogin: undefined },
    [
      ...['/404', '/articleDetail', '/companyInfo', '/designGpt', '/deviceGpt', '/engine', '/gpt', '/industrialApp'],
      ...['/login', '/mission', '/mission/detail/:id', '/q', '/qa', '/transferPage', '/q/:id', '/qImage/:id'],
      ...['/qCount/:id', '/qa-list', '/qa-list-weixin', '/q_model'],
    ],
  ],
  [{ needLogin: true }, ['/personInfo', '/companyAuth', '/maintainGpt', '/ehmDeviceGpt', '/ehmHelp', '/agentHelper']],
  [{ needLogin: true }, ['/device-intelligent-agent', '/iichat-copy', '/iichat']],
  // Equipment health is used on the shop floor by people without accounts.
  [{ quietOnJoin: true }, ['/ehmDeviceGpt', '/ehmHelp', '/device-intelligent-agent', '/companyAuth', '/login']],
  [{ function: 1 }, ['/engine', '/assistant', '/q', '/q/:id', '/qImage/:id', '/qCount/:id', '/qa', '/qa-list']],
  [{ function: 2 }, ['/center', '/center/product', '/center/solution', '/center/app', '/industrialApp']],
  [{ function: 2 }, ['/industrialApp/:id', '/production/detail']],
  [{ function: 3 }, ['/developerPlatform', '/developerPlatform/keys']],
  [{ function: 4 }, ['/mission', '/mission/detail/:id']],
];

test.each(FACTS)('%o stands in the pages of these routes', (fact, paths) => {
  const [[key, value] = []] = Object.entries(fact);
  const wrong = paths.filter((path) => pageOf(path)?.meta[key as keyof PageMeta] !== value);
  expect(wrong).toEqual([]);
});

test('no two pages want the same path', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('a page names a layout that exists and blocks with ids of their own', () => {
  for (const page of pages) {
    expect(['none', 'main', 'chat', 'qa']).toContain(page.layout);
    const ids = page.blocks.map((block) => block.id);
    expect(new Set(ids).size, page.path).toBe(ids.length);
  }
});
