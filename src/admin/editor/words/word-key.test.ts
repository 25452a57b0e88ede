import { expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import type { WordySchema } from '@/ui/form/form-schema';
import english from '../../../../messages/en-US/portal/admin-schema.json';
import chinese from '../../../../messages/zh-CN/portal/admin-schema.json';
import { blockSchema, settingKeys, settingSchemas } from '../document/schemas';
import { wordKey } from './word-key';

/** Every title and help text of a schema and its parts. */
function wordsOf({ title, description, properties, items }: WordySchema): string[] {
  const own = [title, description].filter((text) => text !== undefined);
  return [...own, ...Object.values(properties ?? {}).flatMap(wordsOf), ...(items ? wordsOf(items) : [])];
}

test('a text becomes a short key without anything that has a meaning in keys', () => {
  expect(wordKey('Page background color')).toBe('page-background-color');
  expect(wordKey('A page (https://), e-mail: “x”.')).toBe('a-page-https-e-mail-x');
  expect(wordKey('x'.repeat(200))).toHaveLength(60);
});

const formSchemas = () => [
  ...settingKeys.filter((key) => key !== 'pages' && key !== 'v').map((key) => settingSchemas[key]),
  ...Object.keys(registry).map(blockSchema),
];

test('every text that the forms of settings and blocks show is in admin-schema.json', () => {
  const shown = new Set(formSchemas().flatMap((schema) => wordsOf(schema ?? {})));
  const listed = new Set<string>(Object.values(english.text));
  expect([...shown].filter((text) => !listed.has(text))).toEqual([]);
  expect([...shown].filter((text) => !(wordKey(text) in english.text))).toEqual([]);
});

test('every text of a schema reads differently in Chinese', () => {
  const both = Object.entries<string>(english.text).filter(([key, text]) => Object(chinese.text)[key] === text);
  expect(both).toEqual([]);
});
