import { LOCALES } from '../../generated/locales';
import { isObject } from '../json-value';
import { pointer } from '../pointer';
import { type Fault, fault } from './fault';

const HAN = /\p{Script=Han}/u;

/**
 * Finds texts that do not stand in both languages. The schema demands both keys; here those are found that hold the
 * other language: English with Chinese characters, or the same words twice where they are words and not a symbol.
 */
export function checkWholeTexts(value: unknown, at = ''): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, n) => checkWholeTexts(item, pointer(at, n)));
  if (!isObject(value)) return [];
  if (LOCALES.every((locale) => typeof value[locale] === 'string')) {
    const [chinese, english] = [String(value['zh-CN']), String(value['en-US'])];
    if (!chinese.trim() || !english.trim()) return [fault(at, 'emptyText', {})];
    if (HAN.test(english)) return [fault(pointer(at, 'en-US'), 'notTranslated', { text: english })];
    const isWords = /[a-z]{3,} [a-z]{2,}/.test(chinese) && !HAN.test(chinese);
    return isWords ? [fault(pointer(at, 'zh-CN'), 'notTranslated', { text: chinese })] : [];
  }
  return Object.entries(value).flatMap(([key, part]) => checkWholeTexts(part, pointer(at, key)));
}
