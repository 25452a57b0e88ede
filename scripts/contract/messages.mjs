import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every key of a catalogue with its placeholders; `items_one` and `items_other` become one key, `items`, with a count.
 */
export function keysOf(catalogue, prefix = '') {
  const keys = new Map();
  for (const [name, value] of Object.entries(catalogue)) {
    if (typeof value === 'object') {
      for (const [key, holes] of keysOf(value, `${prefix}${name}.`)) keys.set(key, holes);
      continue;
    }
    const plural = /_(?:zero|one|two|few|many|other)$/;
    const key = prefix + name.replace(plural, '');
    const holes = [...value.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole);
    keys.set(key, new Set([...(keys.get(key) ?? []), ...holes, ...(plural.test(name) ? ['count'] : [])]));
  }
  return keys;
}

const describe = (keys) => [...keys].map(([key, holes]) => `${key}(${[...holes].sort().join(', ')})`);

/** The keys of one catalogue. Throws unless every language has the same keys with the same placeholders. */
export function equalKeys(name, locales, catalogues) {
  const [first, ...others] = catalogues.map((catalogue) => keysOf(catalogue));
  others.forEach((other, n) => {
    const [ours, theirs] = [new Set(describe(first)), new Set(describe(other))];
    const only = (a, b, locale) => [...a].filter((key) => !b.has(key)).map((key) => `${key} in ${locale} only`);
    const unequal = [...only(ours, theirs, locales[0]), ...only(theirs, ours, locales[n + 1])];
    if (unequal.length > 0) throw new Error(`${name} differs between languages: ${unequal.slice(0, 8).join('; ')}`);
  });
  return first;
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const typeOf = (holes) =>
  holes.size === 0
    ? 'object'
    : `{ ${[...holes]
        .sort()
        .map((hole) => `${hole}: Value`)
        .join('; ')} }`;

function interfaceOf(name, entries) {
  const lines = entries.map(([key, holes]) => `  '${key}': ${typeOf(holes)};`);
  return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

const HEAD = `// Generated from the folder messages: "npm run generate".
import type { Value } from '../../setting/messages/format-message';
`;

const folder = (root, locale, ...parts) => join(root, 'messages', locale, ...parts);
const namesIn = (path) => readdirSync(path).map((file) => file.replace('.json', ''));

/** The keys of a folder's files as `file:key`; every language must have the same. */
function entriesOf(root, locales, part) {
  return namesIn(folder(root, locales[0], part)).flatMap((name) => {
    const catalogues = locales.map((locale) => read(folder(root, locale, part, `${name}.json`)));
    const keys = equalKeys(`messages/*/${part}/${name}.json`, locales, catalogues);
    return [...keys].map(([key, holes]) => [`${name}:${key}`, holes]);
  });
}

/** Types for `messages/<locale>/server/<room>.json`, with keys `room:key`. */
export function serverMessages(root, locales) {
  const rooms = namesIn(folder(root, locales[0], 'server'));
  const files = rooms.map((room) => [room, (locale) => `messages/${locale}/server/${room}.json`]);
  return catalogueFile('server', files, locales, entriesOf(root, locales, 'server'));
}

/** Types for `messages/<locale>/setting.json`. */
export function settingMessages(root, locales) {
  const fileOf = (locale) => `messages/${locale}/setting.json`;
  const catalogues = locales.map((locale) => read(join(root, fileOf(locale))));
  const keys = equalKeys('messages/*/setting.json', locales, catalogues);
  const entries = [...keys].map(([key, holes]) => [`setting:${key}`, holes]);
  return catalogueFile('setting', [['setting', fileOf]], locales, entries);
}

function catalogueFile(name, places, locales, entries) {
  const variable = (place, locale) => `${place}_${locale.replace('-', '')}`;
  const imports = locales.flatMap((locale) =>
    places.map(([place, fileOf]) => `import ${variable(place, locale)} from '../../${fileOf(locale)}';`),
  );
  const table = locales.map(
    (locale) => `  '${locale}': { ${places.map(([place]) => `${place}: ${variable(place, locale)}`).join(', ')} },`,
  );
  const type = `${name[0].toUpperCase()}${name.slice(1)}Messages`;
  return `${HEAD}${imports.join('\n')}\n\nexport const ${name}Messages = {\n${table.join('\n')}\n};\n\n${interfaceOf(type, entries)}`;
}

/** Types for `messages/<locale>/portal/<namespace>.json`; the portal fetches the texts themselves on demand. */
export const portalMessages = (root, locales) =>
  `${HEAD}\n${interfaceOf('PortalMessages', entriesOf(root, locales, 'portal'))}`;
