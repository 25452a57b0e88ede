import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { UpgradeBlock } from '../../../setting/rehearse';
import { openTestStore } from '../../../tests/support/store';
import { loadContract } from '../../base/contract/document';
import { seedKnowledgeBases } from '../../knowledge/store/knowledge-bases';
import { createReport } from './report';

const contract = loadContract();

/** The crash test said `message` in version 1; a version below 0 fails. */
const upgradeBlock: UpgradeBlock = (_type, v, { message, ...rest }) => {
  if (v < 0) return { problem: 'step -1 to 0: no' };
  return { v: 2, props: { ...rest, ...(message !== undefined && { reason: message }) } };
};

async function open() {
  const store = await openTestStore();
  await seedKnowledgeBases(store.db);
  const report = createReport({ contract, store, upgradeBlock });
  return async (more: Record<string, unknown>) =>
    (await report({ accessDomain: 'a', title: 'T', ...more })).map(({ severity, kind, pointer }) =>
      [severity, kind, pointer].join(' '),
    );
}

const page = (...blocks: object[]) => ({ pages: { '/engine': { blocks } } });
const at = '/pages/~1engine/blocks';

describe('blocks', () => {
  test.each<[string, object[], string[]]>([
    ['one that fits', [{ id: 'a', type: 'engine/hero', props: { title: 'T' } }], []],
    [
      'one whose title comes from the setting',
      [{ id: 'a', type: 'engine/hero' }],
      [`info invalid-block ${at}/0/props/title`],
    ],
    [
      'wrong props',
      [{ id: 'a', type: 'engine/hero', props: { title: 7, x: 1 } }],
      [`error invalid-block ${at}/0/props/x`],
    ],
    ['an unknown type', [{ id: 'a', type: 'old/block', props: { x: 1 } }], [`warning unknown-block ${at}/0`]],
    ['a newer version', [{ id: 'a', type: 'engine/hero', v: 9 }], [`warning newer-block ${at}/0`]],
    [
      'an earlier version, as it will be shown',
      [{ id: 'a', type: 'layout/crash-test', v: 1, props: { message: 'M' } }],
      [`info older-block ${at}/0`],
    ],
    [
      'an earlier version with what today’s schema refuses',
      [{ id: 'a', type: 'layout/crash-test', props: { message: 7 } }],
      [`info older-block ${at}/0`, `error invalid-block ${at}/0/props/reason`],
    ],
    [
      'an earlier version that cannot be brought up',
      [{ id: 'a', type: 'layout/crash-test', v: -1 }],
      [`error invalid-block ${at}/0`],
    ],
    [
      'one id twice',
      [
        { id: 'a', type: 'old/block' },
        { id: 'a', type: 'old/block' },
      ],
      [`error invalid-block ${at}/1/id`],
    ],
    [
      'a slot with nobody',
      [{ id: 'a', type: 'old/block', slots: { left: ['b'] } }],
      [`error invalid-block ${at}/0/slots/left/0`],
    ],
    [
      'a page too large',
      [{ id: 'a', type: 'old/block', props: { x: 'x'.repeat(70_000) } }],
      [`error invalid-block ${at}`],
    ],
  ])('%s', async (_, blocks, expected) => {
    const found = await (await open())(page(...blocks));
    if (expected.length === 0) expect(found).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(expected));
  });
});

test('references that lead nowhere are named; other hosts are not asked', async () => {
  const check = await open();
  const found = await check({
    logo: '/brand/main-logo.svg',
    icon: '/brand/../../../package.json',
    pageBackgroundImage: `/images/${'0'.repeat(64)}.png`,
    searchScope: [3, 77],
    footer: {
      links: [
        { title: 'x', url: '/nowhere' },
        { title: 'y', url: '/engine?q=1' },
        { title: 'z', url: 'https://x.example/a' },
      ],
    },
    pages: { '/no-such-page': { blocks: [] }, '/engine': { blocks: [] } },
  });
  expect(found.toSorted()).toEqual([
    'error reference /searchScope/1',
    'warning reference /footer/links/0/url',
    'warning reference /icon',
    'warning reference /pageBackgroundImage',
    'warning reference /pages/~1no-such-page',
  ]);
});

test('colours and translations', async () => {
  const check = await open();
  expect(await check({ pageBackgroundColor: '#222222', theme: { brandColor: '#ffee00' } })).toEqual([
    'warning contrast /pageBackgroundColor',
    'warning contrast /theme/brandColor',
  ]);
  expect(await check({ pageBackgroundColor: '#fff', theme: { brandColor: '#0f6cbd' } })).toEqual([]);
  expect(await check({ title: null, texts: { 'zh-CN': { title: '名' } } })).toEqual([
    'warning translation /texts/en-US/title',
  ]);
  expect(await check({ header: { shortTitle: { 'en-US': 'x' } } })).toEqual([
    'warning translation /header/shortTitle/zh-CN',
  ]);
});

test.each([null, 5, [], 'x', { accessDomain: 'a', x: 'x'.repeat(300_000) }])(
  '%# what is no setting has one finding',
  async (body) => {
    const report = createReport({ contract, store: await openTestStore() });
    expect(await report(body)).toMatchObject([{ severity: 'error', kind: 'schema', pointer: '' }]);
  },
);

test('the fixture domains have nothing to mend', async () => {
  const store = await openTestStore();
  await seedKnowledgeBases(store.db);
  const report = createReport({ contract, store });
  const folder = join(import.meta.dirname, '../../../fixtures/domains');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'broken.json')) {
    const findings = await report(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    // Its numbers of knowledge bases show how many may stand there; nobody has so many.
    const faults = findings.filter(
      ({ severity, kind }) => severity === 'error' && !(file === 'limits.json' && kind === 'reference'),
    );
    expect([file, faults]).toEqual([file, []]);
  }
});
