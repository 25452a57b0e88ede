import { expect, test } from 'vitest';
import type { WordySchema } from '@/ui/form/form-schema';
import english from '../../../../messages/en-US/portal/admin-schema.json';
import { settingKeys, settingSchemas } from '../document/schemas';
import { wordKey } from './word-key';

/** Every title and help text of a schema, and of what is inside it. */
function wordsOf({ title, description, properties, items }: WordySchema): string[] {
  const own = [title, description].filter((text) => text !== undefined);
  return [...own, ...Object.values(properties ?? {}).flatMap(wordsOf), ...(items ? wordsOf(items) : [])];
}

test('a text becomes a short key without anything that has a meaning in keys', () => {
  expect(wordKey('Page background colour')).toBe('page-background-colour');
  expect(wordKey('A page (https://), e-mail: “x”.')).toBe('a-page-https-e-mail-x');
  expect(wordKey('x'.repeat(200))).toHaveLength(60);
});

test('everything the forms of the setting say has words in admin-schema.json', () => {
  const texts: Record<string, string> = english.text;
  const shown = settingKeys.filter((key) => key !== 'pages' && key !== 'v');
  const missing = shown.flatMap((key) => wordsOf(settingSchemas[key] ?? {})).filter((text) => !texts[wordKey(text)]);
  expect([...new Set(missing)]).toEqual([]);
});
