import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** How deep a request or an answer is looked into: deeper parts belong to entities of their own. */
const DEEPEST = 4;

/** What programs may call, and what they send and get: operation → its path, its scopes and its fields with their types. */
export function surfaceOf(document) {
  const schemas = document.components.schemas;
  const found = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const scopes = METHODS.includes(method) && operation['x-scopes'];
      if (scopes) found[operation.operationId] = describe(method, path, operation, scopes, document.components);
    }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));

  function describe(method, path, { parameters = [], requestBody, responses }, scopes, components) {
    const named = parameters.map((one) => (one.$ref ? components.parameters[one.$ref.split('/').pop()] : one));
    const request = {};
    for (const { name, in: where, required, schema } of named)
      request[`${where}.${name}`] = `${typeOf(schema)}${required ? '!' : ''}`;
    const body = requestBody?.content?.['application/json']?.schema;
    if (body) walk(body, 'body', request, 0, []);
    const answer = {};
    const success = responses['200']?.content?.['application/json']?.schema;
    if (success) walk(success, '', answer, 0, []);
    return { method: method.toUpperCase(), path, scopes: [...scopes].sort(), request, answer };
  }

  function resolve(schema) {
    return schema?.$ref ? (schemas[schema.$ref.split('/').pop()] ?? {}) : (schema ?? {});
  }

  function walk(given, at, fields, depth, seen) {
    const schema = resolve(given);
    if (depth > DEEPEST || seen.includes(schema)) return;
    const next = [...seen, schema];
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      walk(part, at, fields, depth, next);
    if (schema.items) walk(schema.items, `${at}[]`, fields, depth + 1, next);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const place = at === '' ? name : `${at}.${name}`;
      fields[place] = `${typeOf(property)}${(schema.required ?? []).includes(name) ? '!' : ''}`;
      walk(property, place, fields, depth + 1, next);
    }
  }

  function typeOf(given) {
    const schema = resolve(given);
    if (schema.enum) return schema.enum.map(String).join('|');
    if (schema.const !== undefined) return String(schema.const);
    if (schema.type) return [schema.type].flat().join('|');
    const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    return parts ? [...new Set(parts.map(typeOf))].join('|') : 'any';
  }
}

const bare = (type) => type.replace(/!$/, '');
const isRequired = (type) => type.endsWith('!');

/** What is different, each with whether a program that worked before may fail: kind, operation, the field or scope. */
export function changesBetween(before, after) {
  const changes = [];
  const add = (kind, operation, { breaking = false, ...rest } = {}) => {
    const { method, path } = after[operation] ?? before[operation];
    changes.push({ kind, operation, method, path, breaking, ...rest });
  };
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)].sort())) {
    const [old, now] = [before[id], after[id]];
    if (!old) add('operation-added', id);
    else if (!now) add('operation-removed', id, { breaking: true });
    else {
      if (old.path !== now.path || old.method !== now.method)
        add('operation-moved', id, { breaking: true, name: old.path });
      for (const name of now.scopes.filter((one) => !old.scopes.includes(one))) add('scope-added', id, { name });
      for (const name of old.scopes.filter((one) => !now.scopes.includes(one)))
        add('scope-removed', id, { name, breaking: true });
      compare(old.request, now.request, 'request', id);
      compare(old.answer, now.answer, 'answer', id);
    }
  }
  return changes;

  function compare(old, now, side, id) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)].sort())) {
      const [was, is] = [old[name], now[name]];
      if (was === undefined) add(`${side}-added`, id, { name, breaking: side === 'request' && isRequired(is) });
      else if (is === undefined) add(`${side}-removed`, id, { name, breaking: true });
      else if (bare(was) !== bare(is)) add(`${side}-type`, id, { name, breaking: !isWider(bare(was), bare(is), side) });
      else if (was !== is) {
        // What must be sent, and what may be missing of what is got, are news; the other way round nobody minds.
        const breaking = side === 'request' ? isRequired(is) : !isRequired(is);
        add(`${side}-${isRequired(is) ? 'required' : 'optional'}`, id, { name, breaking });
      }
    }
  }
}

/** A request may take more than before, an answer may hold less. */
function isWider(was, is, side) {
  const [narrow, wide] = side === 'request' ? [was, is] : [is, was];
  const allowed = wide.split('|');
  return narrow.split('|').every((one) => allowed.includes(one));
}

/** The pictures of the contract that were kept, oldest first: schemas/changelog/<day>.json. */
export function readSnapshots(root) {
  const folder = join(root, 'schemas/changelog');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^\d{4}-\d\d-\d\d\.json$/.test(file))
    .sort()
    .map((file) => ({ date: file.slice(0, 10), surface: JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
}

/** generated/changelog.json: what changed from one picture to the next and since the last one, newest first. */
export function changelogFile(root, document) {
  const snapshots = readSnapshots(root);
  const all = [...snapshots, { date: null, surface: surfaceOf(document) }];
  const entries = all.slice(1).map(({ date, surface }, n) => ({
    ...(date && { date }),
    since: all[n].date,
    changes: changesBetween(all[n].surface, surface),
  }));
  return `${JSON.stringify(entries.filter(({ changes }) => changes.length > 0).reverse(), null, 1)}\n`;
}
