import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { componentName } from './component-name.mjs';

// Keys that hold data, where "$ref" is a value and not a reference.
const DATA_KEYS = new Set(['example', 'examples', 'enum', 'const', 'default']);
const PLAIN_KEYS = new Set(['$schema', 'title', 'description', 'type', 'required', 'properties']);

/**
 * Bundles many files into one OpenAPI document. Every schema file and every `$defs` entry becomes a component, so that
 * readers of the bundle (Fastify, Swagger UI, code generators of other languages) find local references only.
 */
export function bundle(entry) {
  const read = cachedReader();
  const components = new Map();

  const visit = (node, file) => {
    if (Array.isArray(node)) return node.map((item) => visit(item, file));
    if (node === null || typeof node !== 'object') return node;
    if (typeof node.$ref === 'string') return reference(node, file);
    const merged = Array.isArray(node.allOf) ? mergePlainObjects(node.allOf, file) : undefined;
    const { allOf, ...rest } = node;
    if (merged) return { ...merged, ...visit(rest, file) };
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, DATA_KEYS.has(key) ? value : visit(value, file)]),
    );
  };

  const follow = (ref, file) => {
    const [path, pointer = ''] = ref.split('#');
    const target = path === '' ? file : resolve(dirname(file), path);
    return { target, pointer, value: at(read(target), pointer, `${ref} in ${file}`) };
  };

  const reference = ({ $ref, ...siblings }, file) => {
    const { target, pointer, value } = follow($ref, file);
    if (target === entry) return { $ref: `#${pointer}` };
    if (!target.endsWith('.schema.json')) return visit(value, target);
    return { $ref: `#/components/schemas/${register(target, pointer, value)}`, ...visit(siblings, file) };
  };

  const register = (file, pointer, value) => {
    const name = componentName(file, pointer);
    const from = `${file}#${pointer}`;
    const known = components.get(name);
    if (known && known.from !== from) throw new Error(`${from} and ${known.from} both want the name ${name}.`);
    if (known) return name;
    const component = { from, schema: undefined };
    components.set(name, component); // before the visit: a schema may refer to itself
    const { $schema, $id, $defs, ...schema } = value;
    component.schema = visit(schema, file);
    return name;
  };

  // Merges `allOf: [envelope, {data}]`, the usual way to write a response, into one object, which serializes faster and
  // is easier to read.
  const mergePlainObjects = (members, file) => {
    const parts = members.map((member) => {
      if (!member.$ref) return { schema: member, file };
      const { target, value } = follow(member.$ref, file);
      return { schema: value, file: target };
    });
    const plain = ({ schema }) => schema.type === 'object' && Object.keys(schema).every((key) => PLAIN_KEYS.has(key));
    if (!parts.every(plain)) return undefined;
    const required = [...new Set(parts.flatMap(({ schema }) => schema.required ?? []))];
    const properties = Object.assign({}, ...parts.map((part) => visit(part.schema.properties ?? {}, part.file)));
    return { type: 'object', ...(required.length > 0 && { required }), properties };
  };

  const document = visit(read(entry), entry);
  const sorted = [...components].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { schema }]) => [name, schema]);
  document.components.schemas = Object.fromEntries(sorted);
  return document;
}

function cachedReader() {
  const files = new Map();
  return (file) => {
    if (!files.has(file)) files.set(file, parse(readFileSync(file, 'utf8'), { merge: true }));
    return files.get(file);
  };
}

function at(value, pointer, where) {
  const steps = pointer.split('/').slice(1);
  const found = steps.reduce((node, step) => node?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], value);
  if (found === undefined) throw new Error(`Nothing at ${where}.`);
  return found;
}
