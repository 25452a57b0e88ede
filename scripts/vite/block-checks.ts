import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:check/';
const SETTING = 'global-setting';

type Json = Record<string, unknown>;

/**
 * `import check from 'virtual:check/engine/hero'`: the schema of that block without its annotations, and the small
 * validator src/lib/json-check.ts. Ajv's standalone code for the first page is 25 kB gzip, this is 3 kB
 * (docs/decisions). `virtual:check/global-setting` is for the global setting.
 */
export function blockChecks(root: string): Plugin {
  const schemas = join(root, 'schemas');
  return {
    name: 'millwright:block-checks',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const file = join(schemas, name === SETTING ? '' : 'blocks', `${name}.schema.json`);
      const { schema, definitions, files } = readCheck(file);
      for (const each of files) this.addWatchFile(each);
      return [
        `import { makeCheck } from ${JSON.stringify(join(root, 'src/lib/json-check.ts'))};`,
        `export default makeCheck(${JSON.stringify(schema)}, ${JSON.stringify(definitions)});`,
      ].join('\n');
    },
  };
}

/**
 * A schema with everything that it refers to. Throws if the schema is invalid or uses keywords that the validator does
 * not support.
 */
export function readCheck(file: string): { schema: Json; definitions: Record<string, Json>; files: string[] } {
  const files = new Map<string, Json>();
  const read = (path: string): Json => {
    const known = files.get(path) ?? readSchema(path);
    files.set(path, known);
    return known;
  };
  const definitions: Record<string, Json> = {};
  const collect = (node: unknown, from: string): unknown => {
    if (Array.isArray(node)) return node.map((each) => collect(each, from));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as Json;
    const entries = Object.entries(rest).map(([key, value]) => [key, DATA.has(key) ? value : collect(value, from)]);
    return typeof $ref === 'string'
      ? { $ref: define($ref, from), ...Object.fromEntries(entries) }
      : Object.fromEntries(entries);
  };
  const define = (ref: string, from: string): string => {
    const [path = '', pointer = ''] = ref.split('#');
    const target = path ? resolve(dirname(from), path) : from;
    const name = pointer.split('/').at(-1) ?? '';
    if (name in definitions) return name;
    definitions[name] = {}; // Before the definition is read, as it may refer to itself.
    definitions[name] = collect((read(target).$defs as Record<string, Json>)[name], target) as Json;
    return name;
  };
  const { $schema, $id, $defs, ...schema } = read(file);
  const collected = collect(schema, file) as Json;
  verify(file, [...files.values()]);
  for (const each of [collected, ...Object.values(definitions)]) refuseUnknown(each, file);
  return { schema: collected, definitions, files: [...files.keys()] };
}

const DATA = new Set(['enum', 'required']);
const ANNOTATIONS = new Set(['title', 'description', 'default', 'x-version']);

function readSchema(file: string): Json {
  try {
    // Validation does not need annotations. A property may also be called 'title'; its value is an object.
    return JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
      ANNOTATIONS.has(key) && (typeof value !== 'object' || Array.isArray(value)) ? undefined : value,
    );
  } catch (error) {
    throw new Error(`${file}: a block needs a JSON Schema of the same name. ${String(error)}`);
  }
}

/** Compiles the schema with Ajv, as the server does, so that a mistake fails the build. */
function verify(file: string, [main = {}, ...others]: Json[]): void {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  try {
    for (const other of others) ajv.addSchema(other);
    ajv.compile(main);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const KNOWN = new Set(
  '$ref type enum anyOf minLength maxLength pattern minimum maximum items minItems maxItems uniqueItems required properties additionalProperties propertyNames minProperties maxProperties'.split(
    ' ',
  ),
);

function refuseUnknown(schema: unknown, file: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (!KNOWN.has(key))
      throw new Error(`${file} uses "${key}", which src/lib/json-check.ts does not know. Add it there, with a test.`);
    if (key === 'properties') for (const each of Object.values(value as Json)) refuseUnknown(each, file);
    else if (key === 'anyOf') for (const each of value as Json[]) refuseUnknown(each, file);
    else if (key === 'items' || key === 'additionalProperties' || key === 'propertyNames') refuseUnknown(value, file);
  }
}
