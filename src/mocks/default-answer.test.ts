import { expect, test } from 'vitest';
import operations from '../../generated/operations.json';
import { defaultAnswers, loadFixture } from './default-answer';

test('every JSON call has a default answer', () => {
  const json = Object.values(operations).filter(({ kind }) => kind === 'json');
  expect(defaultAnswers()).toHaveLength(json.length);
});

test('a fixture comes in the language of the page where there is one', async () => {
  type Bases = { data: { name: string }[] };
  expect((await loadFixture<Bases>('listKnowledgeBases', 'en-US')).data[2]?.name).toBe('Public industrial knowledge');
  expect((await loadFixture<Bases>('listKnowledgeBases', 'zh-CN')).data[2]?.name).toBe('公共工业知识库');
});

test('a fixture that is missing is named', async () => {
  await expect(loadFixture('listNothing')).rejects.toThrow('fixtures/api/listNothing.json is missing.');
});
