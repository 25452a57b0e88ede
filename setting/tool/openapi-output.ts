import { isObject, type JsonObject, own } from '../json-value';
import { pointer } from '../pointer';
import { open, textOf, words } from './openapi-parts';
import type { Output } from './tool';

const MOST_COLUMNS = 30;

/** How the answer of a call is shown: a list of objects as a table, an object as values, anything else as text. */
export function readOutput(root: JsonObject, responses: unknown): Output {
  return readSchema(root, answerSchema(root, responses));
}

export function readSchema(root: JsonObject, schema: JsonObject | undefined): Output {
  if (!schema) return { kind: 'text' };
  if (isList(schema)) return table(root, schema, '');
  const properties = own(schema, 'properties');
  if (!isObject(properties)) return { kind: 'text' };
  for (const [name, one] of Object.entries(properties)) {
    const part = tryOpen(root, one);
    if (part && isList(part)) return table(root, part, pointer('', name));
  }
  return { kind: 'values', ...columns(root, schema) };
}

function answerSchema(root: JsonObject, responses: unknown): JsonObject | undefined {
  const good = ['200', '201', '2XX', 'default'].map((code) => own(responses, code)).find((one) => one !== undefined);
  const json = own(own(tryOpen(root, good), 'content'), 'application/json');
  return tryOpen(root, own(json, 'schema'));
}

const isList = (schema: JsonObject) => own(schema, 'type') === 'array';

function table(root: JsonObject, schema: JsonObject, at: string): Output {
  const row = tryOpen(root, own(schema, 'items'));
  return { kind: 'table', ...(at && { pointer: at }), ...(row && columns(root, row)) };
}

function columns(root: JsonObject, schema: JsonObject): Pick<Output, 'columns'> {
  const properties = own(schema, 'properties');
  if (!isObject(properties)) return {};
  const found = Object.entries(properties)
    .filter(([name, one]) => name !== '' && name.length < 100 && own(tryOpen(root, one), 'type') !== 'object')
    .slice(0, MOST_COLUMNS)
    .map(([name, one]) => ({
      pointer: pointer('', name),
      label: words(textOf(own(tryOpen(root, one), 'title')) || name, 160),
    }));
  return found.length > 0 ? { columns: found } : {};
}

function tryOpen(root: JsonObject, part: unknown): JsonObject | undefined {
  try {
    return open(root, part);
  } catch {
    return undefined;
  }
}
