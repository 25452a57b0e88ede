import { describe, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n';
import { I18n } from './i18n';

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
  const i18n = new I18n('en-US', load);
  await i18n.load('common');
  return i18n;
};

describe('Text', () => {
  test('fills in values, and leaves a hole nobody fills visible', async () => {
    const t = (await english()).translator(['common']);
    expect(t('hello', { name: 'Wei {count}' })).toBe('Hello Wei {count}');
    expect(t('hello')).toBe('Hello {name}');
    expect(t('deep.er')).toBe('deeper');
  });

  test('counts as the language does', async () => {
    const i18n = await english();
    expect([0, 1, 2].map((count) => i18n.translator(['common'])('source', { count }))).toEqual([
      '0 sources',
      'one source',
      '2 sources',
    ]);
    await i18n.changeLanguage('zh-CN');
    expect([0, 1, 2].map((count) => i18n.translator(['common'])('source', { count }))).toEqual([
      '0 个来源',
      '1 个来源',
      '2 个来源',
    ]);
  });

  test('looks into several namespaces in order, or into the one that is named', async () => {
    const i18n = await english();
    await i18n.load('extra');
    const t = i18n.translator(['extra', 'common']);
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
    const i18n = new I18n('en-US', load);
    await Promise.all([i18n.load('common'), i18n.load('common')]);
    await i18n.load('common');
    expect(load).toHaveBeenCalledTimes(1);
    await expect(i18n.load('nothing')).rejects.toThrow('no en-US/nothing');
    await expect(i18n.load('nothing')).rejects.toThrow('no en-US/nothing');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('follows whoever changes their mind while the words are on their way', async () => {
    const i18n = await english();
    const told = vi.fn();
    i18n.subscribe(told);
    const there = i18n.changeLanguage('zh-CN');
    const back = i18n.changeLanguage('en-US');
    await Promise.all([there, back]);
    expect(i18n.language).toBe('en-US');
    expect(told).not.toHaveBeenCalled();
  });

  test('turns the page in one step: the new words are here before anybody is told', async () => {
    const i18n = await english();
    await i18n.load('extra');
    const seen: string[] = [];
    i18n.subscribe(() =>
      seen.push(i18n.translator(['common'])('hello', { name: '伟' }), i18n.translator(['extra'])('only')),
    );
    await i18n.changeLanguage('zh-CN');
    expect(seen).toEqual(['你好，伟', '仅']);
  });

  test('gives the same translator until the language changes', async () => {
    const i18n = await english();
    const before = i18n.translator(['common']);
    expect(i18n.translator(['common'])).toBe(before);
    await i18n.changeLanguage('zh-CN');
    expect(i18n.translator(['common'])).not.toBe(before);
  });
});

test('the portal’s own words are files by language and namespace', async () => {
  const i18n = createI18n('zh-CN');
  await i18n.load('common');
  expect(i18n.t('skip')).toBe('跳到正文');
  await expect(i18n.load('nothing')).rejects.toThrow('There is no nothing.json for zh-CN.');
});
