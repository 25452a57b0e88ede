import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../setting/json-value';
import { ownTypes, sampleTexts } from './sample-texts';

const sample: JsonObject = {
  tone: 'warning',
  title: { 'zh-CN': '周六停机检修', 'en-US': 'Planned shutdown on Saturday' },
  image: '/brand/a.svg',
};
const samples = new Map([['content/announcement', sample]]);
const page = (...blocks: object[]) => ({ pages: { '/engine': { v: 1, blocks } } });
const block = (props?: object) => ({ id: 'a', type: 'content/announcement', ...(props && { props }) });

test('a new block is told once, by the first words of its sample, in whatever place they stand now', () => {
  expect(sampleTexts(page(block(), block(sample)), samples)).toEqual([
    { pointer: '/pages/~1engine/blocks/1/props/title/zh-CN', text: '周六停机检修' },
  ]);
  const moved = block({ text: 'Planned shutdown on Saturday' });
  expect(sampleTexts(page(moved), samples)).toMatchObject([{ pointer: '/pages/~1engine/blocks/0/props/text' }]);
});

test('choices and pictures of the sample may stay, and so may what another block says', () => {
  const own = { tone: 'warning', image: '/brand/a.svg', title: 'Closed on Monday' };
  expect(sampleTexts(page(block(own), { ...block(sample), type: 'content/text' }), samples)).toEqual([]);
});

test('what is no page has no samples', () => {
  for (const body of [null, {}, { pages: [] }, { pages: { '/a': { blocks: 'x' } } }, page({ type: 7, props: sample })])
    expect([ownTypes(body), sampleTexts(body, samples)]).toEqual([[], []]);
  expect(ownTypes(page(block(), block(sample), block(sample)))).toEqual(['content/announcement']);
});
