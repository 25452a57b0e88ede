import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../generated/locales';

type Dictionary = { [key: string]: string | Dictionary };

const DICTIONARIES = import.meta.glob<Dictionary>('../../messages/*/portal/*.json', { eager: true, import: 'default' });
const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../**/*.page.json', '../../setting/person/*.ts', '!../**/*.test.{ts,tsx}'],
  { eager: true, import: 'default', query: '?raw' },
);

/** Maps every key, such as `answer:stage.reading`, to its text. */
function dictionary(locale: string): Map<string, string> {
  const entries: [string, string][] = [];
  const walk = (words: Dictionary, path: string): void => {
    for (const [key, value] of Object.entries(words)) {
      const at = /[:.]$/.test(path) ? path + key : `${path}.${key}`;
      if (typeof value === 'string') entries.push([at, value]);
      else walk(value, at);
    }
  };
  for (const [file, words] of Object.entries(DICTIONARIES)) {
    const [folder, , name = ''] = file.split('/').slice(-3);
    if (folder === locale) walk(words, `${name.replace('.json', '')}:`);
  }
  return new Map(entries);
}

/** English has `items_one` and `items_other`, Chinese only `items_other`; the code uses `items`. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (locale: string) => new Set([...dictionary(locale).keys()].map(withoutPlural));

const NAMESPACES = new Set(Object.keys(DICTIONARIES).map((file) => file.replace(/^.*\/|\.json$/g, '')));
const QUALIFIED = new RegExp(`(['"\`])((?:${[...NAMESPACES].join('|')}):(?:(?!\\1)[^\\s])+)\\1`, 'g');

interface Use {
  file: string;
  /** Matches `ns:key`; a placeholder in a template matches anything. */
  pattern: RegExp;
  text: string;
}

function usesOf(file: string, text: string): Use[] {
  const source = text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/(?: as )?\b(?:Under|Key|Translate)<[^>]*>/g, '')
    // The demo answers with the server's texts, whose namespaces are of their own.
    .replace(/\bmessage\('[\w:.-]+'/g, '');
  const namespaces = [...text.matchAll(/(?:useTranslation\(\s*\[?\s*|\bt: Translate<)'([\w-]+)'/g)].map(
    (match) => match[1],
  );
  const own = namespaces.length > 0 ? namespaces.join('|') : 'common';
  const calls = [...source.matchAll(/\bt\(\s*(['"`])((?:(?!\1).)+)\1/g)].map((match) => match[2] ?? '');
  const named = [...source.matchAll(QUALIFIED)].map((match) => match[2] ?? '');
  return [...calls, ...named, ...faultsOf(file, source)].map((asked) => {
    const [namespace, key] = asked.includes(':') ? asked.split(':', 2) : [own, asked];
    const body = (key ?? '')
      .split(/\$\{[^}]*\}/)
      .map(literally)
      .join('[^:]+');
    return { file, text: asked, pattern: new RegExp(`^(?:${namespace}):${body}$`) };
  });
}

/** Form validation returns keys that the field translates later. */
function faultsOf(file: string, source: string): string[] {
  if (!/\/(?:people|person)\//.test(file)) return [];
  const literals = [...source.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map((match) => `people:${match[1]}`);
  return literals.filter((key) => keysOf(LOCALES[0]).has(key));
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const uses = Object.entries(SOURCES).flatMap(([file, source]) => usesOf(file, source));

describe('words', () => {
  const [first] = LOCALES;

  test('are never empty', () => {
    for (const locale of LOCALES) expect([...dictionary(locale)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('are there for every key the program asks for', () => {
    const keys = [...keysOf(first)];
    const missing = uses.filter((use) => !keys.some((key) => use.pattern.test(key)));
    expect(missing.map((use) => `${use.file}: ${use.text}`)).toEqual([]);
  });

  test('are all asked for by somebody', () => {
    expect([...keysOf(first)].filter((key) => !uses.some((use) => use.pattern.test(key)))).toEqual([]);
  });
});
