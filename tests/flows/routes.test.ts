import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '@/app/pages';
import { notYetRoutes } from './not-yet-routes';

/** Section 2 of the specification, whole, besides `/`, which leads to `/engine`. */
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
    '/tenantAssistant',
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
    '/industry-agent',
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

const hasPage = (path: string) => pages.some((page) => matchPath(page.path, path.replace(':id', 'abc')));

test('every route of the specification has a page, or is on the list of those that have none yet', () => {
  expect(SPECIFIED.filter((path) => !hasPage(path)).sort()).toEqual([...notYetRoutes].sort());
});

test('no two pages want the same path', () => {
  const paths = pages.map((page) => page.path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('a page names a layout that exists and blocks with ids of their own', () => {
  for (const page of pages) {
    expect(['none', 'main', 'chat', 'qa']).toContain(page.layout);
    const ids = page.blocks.map((block) => block.id);
    expect(new Set(ids).size, page.path).toBe(ids.length);
  }
});
