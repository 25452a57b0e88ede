import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../generated/locales';
import { joinTexts, splitText, type Texts, withText } from './localized-value';

const aLocale = fc.constantFrom(...LOCALES);
const someTexts = fc.record({ 'zh-CN': fc.string(), 'en-US': fc.string() }, { requiredKeys: [] });

describe('one text, parted by language', () => {
  test.each([
    ['Rolling mill', 'en-US'],
    ['轧机', 'zh-CN'],
    ['OEE 计算', 'zh-CN'],
    ['42', 'en-US'],
    ['𠮷野', 'zh-CN'],
  ])('%s is %s', (text, locale) => {
    expect(splitText(text)).toEqual({ [locale]: text });
  });

  test('and put together again is what it was, for every reader', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), aLocale, (text, locale) => joinTexts(splitText(text), locale) === text),
    );
  });
});

describe('two texts', () => {
  test('show the reader’s own, and the other one where theirs is missing or empty', () => {
    expect(joinTexts({ 'zh-CN': '轧机', 'en-US': 'Mill' }, 'en-US')).toBe('Mill');
    expect(joinTexts({ 'zh-CN': '轧机' }, 'en-US')).toBe('轧机');
    expect(joinTexts({ 'zh-CN': '轧机', 'en-US': '' }, 'en-US')).toBe('轧机');
    expect(joinTexts({ 'zh-CN': '', 'en-US': '' }, 'en-US')).toBeUndefined();
    expect(joinTexts({}, 'zh-CN')).toBeUndefined();
  });

  test('an emptied one is gone, and a pair of nothing is nothing', () => {
    expect(withText({ 'zh-CN': '轧机', 'en-US': 'Mill' }, 'en-US', '')).toEqual({ 'zh-CN': '轧机' });
    expect(withText({ 'en-US': 'Mill' }, 'en-US', '')).toBeUndefined();
    expect(withText({}, 'zh-CN', '')).toBeUndefined();
  });

  test('changing one never touches the other, nor the pair that was given', () => {
    fc.assert(
      fc.property(someTexts, aLocale, fc.string(), (texts, locale, text) => {
        const before = structuredClone(texts) as Texts;
        const after = withText(texts as Texts, locale, text) ?? {};
        const [other] = LOCALES.filter((each) => each !== locale);
        expect(texts).toEqual(before);
        expect(other && after[other]).toBe(other && before[other]);
        expect(after[locale]).toBe(text === '' ? undefined : text);
      }),
    );
  });
});
