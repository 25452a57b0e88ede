import { describe, expect, test, vi } from 'vitest';
import { createWords } from './create-words';
import { Words } from './words';

const files: Record<string, object> = {
  'zh-CN/common': { hello: '你好，{name}', source_other: '{count} 个来源' },
  'en-US/common': {
    hello: 'Hello {name}',
    source_one: 'one source',
    source_other: '{count} sources',
    deep: { er: 'deeper' },
  },
  'en-US/extra': { hello: 'Extra', only: 'Only here' },
  'zh-CN/extra': { hello: '另', only: '仅' },
};
const load = vi.fn(async (locale: string, namespace: string) => {
  const file = files[`${locale}/${namespace}`];
  if (!file) throw new Error(`no ${locale}/${namespace}`);
  return file as never;
});
const english = async () => {
  const words = new Words('en-US', load);
  await words.load('common');
  return words;
};

describe('Text', () => {
  test('fills in values, and leaves a hole nobody fills visible', async () => {
    const t = (await english()).translator(['common']);
    expect(t('hello', { name: 'Wei {count}' })).toBe('Hello Wei {count}');
    expect(t('hello')).toBe('Hello {name}');
    expect(t('deep.er')).toBe('deeper');
  });

  test('counts as the language does', async () => {
    const words = await english();
    expect([0, 1, 2].map((count) => words.translator(['common'])('source', { count }))).toEqual([
      '0 sources',
      'one source',
      '2 sources',
    ]);
    await words.changeLanguage('zh-CN');
    expect([0, 1, 2].map((count) => words.translator(['common'])('source', { count }))).toEqual([
      '0 个来源',
      '1 个来源',
      '2 个来源',
    ]);
  });

  test('looks into several namespaces in order, or into the one that is named', async () => {
    const words = await english();
    await words.load('extra');
    const t = words.translator(['extra', 'common']);
    expect([t('hello'), t('deep.er'), t('common:hello', { name: 'A' })]).toEqual(['Extra', 'deeper', 'Hello A']);
  });

  test('a key that is nowhere is shown as it is, also one that every object has', async () => {
    const t = (await english()).translator(['common']);
    expect([t('no.such'), t('common:constructor'), t('deep'), t('deep.er.est')]).toEqual([
      'no.such',
      'constructor',
      'deep',
      'deep.er.est',
    ]);
  });

  test('fetches a namespace once for all who ask, and again after a failure', async () => {
    load.mockClear();
    const words = new Words('en-US', load);
    await Promise.all([words.load('common'), words.load('common')]);
    await words.load('common');
    expect(load).toHaveBeenCalledTimes(1);
    await expect(words.load('nothing')).rejects.toThrow('no en-US/nothing');
    await expect(words.load('nothing')).rejects.toThrow('no en-US/nothing');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('follows whoever changes their mind while the words are on their way', async () => {
    const words = await english();
    const told = vi.fn();
    words.subscribe(told);
    const there = words.changeLanguage('zh-CN');
    const back = words.changeLanguage('en-US');
    await Promise.all([there, back]);
    expect(words.language).toBe('en-US');
    expect(told).not.toHaveBeenCalled();
  });

  test('turns the page in one step: the new words are here before anybody is told', async () => {
    const words = await english();
    await words.load('extra');
    const seen: string[] = [];
    words.subscribe(() =>
      seen.push(words.translator(['common'])('hello', { name: '伟' }), words.translator(['extra'])('only')),
    );
    await words.changeLanguage('zh-CN');
    expect(seen).toEqual(['你好，伟', '仅']);
  });

  test('gives the same translator until the language changes', async () => {
    const words = await english();
    const before = words.translator(['common']);
    expect(words.translator(['common'])).toBe(before);
    await words.changeLanguage('zh-CN');
    expect(words.translator(['common'])).not.toBe(before);
  });
});

test('the portal’s own words are files by language and namespace', async () => {
  const words = createWords('zh-CN');
  await words.load('common');
  expect(words.t('skip')).toBe('跳到正文');
  await expect(words.load('nothing')).rejects.toThrow('There is no nothing.json for zh-CN.');
});
