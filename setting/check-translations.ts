import { LOCALES } from '../generated/locales';
import type { Finding } from './finding';
import { isObject, type JsonObject, own } from './json-value';
import { message } from './messages/message';
import { pointer } from './pointer';
import { walk } from './walk';

/** Finds texts that exist in one language only; readers of the other would see a text not meant for them. */
export function checkTranslations(setting: JsonObject): Finding[] {
  const findings: Finding[] = [];
  for (const { value, pointer: at } of walk(setting)) {
    if (at === '/texts' || !isLocalized(value)) continue;
    for (const locale of LOCALES) if (!Object.hasOwn(value, locale)) findings.push(missing(pointer(at, locale)));
  }
  for (const key of ['title', 'logan']) findings.push(...checkBrandText(setting, key));
  return findings;
}

function checkBrandText(setting: JsonObject, key: string): Finding[] {
  const has = LOCALES.filter((locale) => own(own(own(setting, 'texts'), locale), key) !== undefined);
  if (has.length !== 1 || own(setting, key) != null) return [];
  const lacking = LOCALES.find((locale) => !has.includes(locale)) as string;
  return [missing(pointer('/texts', lacking, key))];
}

function isLocalized(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.length > 0 &&
    keys.every((key) => (LOCALES as readonly string[]).includes(key) && typeof value[key] === 'string')
  );
}

const missing = (at: string): Finding => ({
  severity: 'warning',
  kind: 'translation',
  pointer: at,
  text: message('setting:checkTranslations.missing'),
});
