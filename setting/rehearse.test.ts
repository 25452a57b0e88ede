import { expect, test } from 'vitest';
import type { JsonObject } from './json-value';
import { rehearse, type UpgradeBlock } from './rehearse';

const setting = (...blocks: JsonObject[]): JsonObject => ({ accessDomain: 'a', pages: { '/engine': { blocks } } });

/** Test upgrades: engine/hero version 2 renames title to heading, old/lossy loses the title, old/broken fails. */
const upgradeBlock: UpgradeBlock = (type, v, { title, ...rest }) => {
  if (type === 'engine/hero' && v === 1) return { v: 2, props: { ...rest, heading: title ?? '' } };
  if (type === 'old/lossy') return { v: 2, props: rest };
  return type === 'old/broken' ? { problem: 'no step from version 1 to 2' } : undefined;
};

test('brings blocks up to date and leaves the stored setting alone', () => {
  const stored = setting(
    { id: 'h', type: 'engine/hero', props: { title: 'T', align: 'start' } },
    { id: 'x', type: 'unknown/x' },
  );
  const before = JSON.stringify(stored);
  expect(rehearse(stored, upgradeBlock)).toEqual({
    setting: setting(
      { id: 'h', type: 'engine/hero', v: 2, props: { heading: 'T', align: 'start' } },
      { id: 'x', type: 'unknown/x' },
    ),
    migrated: 1,
    findings: [expect.objectContaining({ severity: 'info', kind: 'older-block', pointer: '/pages/~1engine/blocks/0' })],
  });
  expect(rehearse(stored, upgradeBlock).findings[0]?.text).toEqual({
    'zh-CN': '区块“engine/hero”以第 1 版保存，按第 2 版显示：去除 /title、新增 /heading。下次编辑时一并更新。',
    'en-US':
      'The block “engine/hero” was saved as version 1 and is shown as version 2: removed /title, added /heading. It will be updated the next time it is edited.',
  });
  expect(JSON.stringify(stored)).toBe(before);
});

test('names what would be lost or cannot be done', () => {
  const stored = setting(
    { id: 'l', type: 'old/lossy', props: { title: 'Written by hand' } },
    { id: 'b', type: 'old/broken', props: {} },
  );
  expect(rehearse(stored, upgradeBlock).findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      severity: 'error',
      pointer: '/pages/~1engine/blocks/0/props',
      text: { 'en-US': expect.stringContaining('Written by hand') },
    },
    { severity: 'error', pointer: '/pages/~1engine/blocks/1', text: { 'en-US': expect.stringContaining('no step') } },
  ]);
});

test.each([
  {},
  { pages: 5 },
  { pages: { '/x': null } },
  { pages: { '/x': { blocks: [null, 1, { type: 1 }] } } },
] as JsonObject[])('%j has nothing to rehearse', (stored) =>
  expect(rehearse(stored, upgradeBlock)).toEqual({ setting: stored, migrated: 0, findings: [] }),
);
