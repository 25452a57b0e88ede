import { parse } from 'yaml';
import { isObject, type JsonObject, own } from '../json-value';
import { readOutput } from './openapi-output';
import { open, textOf, words } from './openapi-parts';
import type { Input, Operation } from './tool';

const MOST_CHARACTERS = 512 * 1024;
export const MOST_INPUTS = 30;

/** Why a description cannot be read, or a call of it not be offered. */
export type OpenApiProblem =
  | 'too-large'
  | 'not-readable'
  | 'not-openapi'
  | 'no-calls'
  | 'header-input'
  | 'nested-input'
  | 'body-kind'
  | 'too-many-inputs'
  | 'broken-reference';

export interface ReadOpenApi {
  title: string;
  /** The first server of the description, if it names one. */
  server: string;
  calls: { operation: Operation; problem?: OpenApiProblem }[];
}

export class Unusable extends Error {
  constructor(readonly problem: OpenApiProblem) {
    super(problem);
  }
}

/**
 * Reads an OpenAPI 3 description, as JSON or YAML. GET and POST calls with plain inputs can be offered; the others are
 * listed with the reason. References outside the text are never fetched.
 */
export function readOpenApi(text: string): ReadOpenApi | { problem: OpenApiProblem } {
  if (text.length > MOST_CHARACTERS) return { problem: 'too-large' };
  const root = parseText(text);
  if (root === undefined) return { problem: 'not-readable' };
  const paths = own(root, 'paths');
  if (!/^3\.[01]\./.test(String(own(root, 'openapi'))) || !isObject(paths)) return { problem: 'not-openapi' };
  const calls = Object.entries(paths).flatMap(([path, item]) => callsOf(root, path, item));
  if (calls.length === 0) return { problem: 'no-calls' };
  const [server] = listOf(own(root, 'servers'));
  return {
    title: textOf(own(own(root, 'info'), 'title')),
    server: textOf(own(server, 'url')),
    calls,
  };
}

function parseText(text: string): JsonObject | undefined {
  try {
    const value: unknown = parse(text, { maxAliasCount: 50 });
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function callsOf(root: JsonObject, path: string, item: unknown): ReadOpenApi['calls'] {
  if (!path.startsWith('/') || path.length > 300 || !isObject(item)) return [];
  return (['get', 'post'] as const).flatMap((method) => {
    const found = own(item, method);
    if (!isObject(found)) return [];
    const operation: Operation = {
      id: idOf(found, method, path),
      method: method === 'get' ? 'GET' : 'POST',
      path,
      name: words(textOf(own(found, 'summary')) || textOf(own(found, 'operationId')) || `${method} ${path}`, 160),
      description: words(textOf(own(found, 'description')) || textOf(own(found, 'summary')) || path, 1000),
      inputs: [],
      output: { kind: 'text' },
    };
    try {
      const parameters = [...listOf(own(item, 'parameters')), ...listOf(own(found, 'parameters'))];
      const inputs = [...inputsOf(root, parameters), ...inputsOfBody(root, own(found, 'requestBody'))];
      if (inputs.length > MOST_INPUTS) throw new Unusable('too-many-inputs');
      return [{ operation: { ...operation, inputs, output: readOutput(root, own(found, 'responses')) } }];
    } catch (error) {
      return [{ operation, problem: error instanceof Unusable ? error.problem : 'broken-reference' }];
    }
  });
}

function idOf(found: JsonObject, method: string, path: string): string {
  const given = textOf(own(found, 'operationId')) || `${method}${path}`;
  return (
    given
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 64) || method
  );
}

/** Those of an operation replace those of its path. */
function inputsOf(root: JsonObject, parameters: readonly unknown[]): Input[] {
  const found = new Map<string, Input>();
  for (const one of parameters) {
    const parameter = open(root, one);
    const [name, place] = [textOf(own(parameter, 'name')), own(parameter, 'in')];
    const required = own(parameter, 'required') === true;
    if (place !== 'path' && place !== 'query') {
      if (required) throw new Unusable('header-input');
      continue;
    }
    const said = textOf(own(parameter, 'description'));
    const input = toInput(
      root,
      { name, place, required: required || place === 'path', said },
      own(parameter, 'schema'),
    );
    if (input) found.set(`${place} ${name}`, input);
  }
  return [...found.values()];
}

function inputsOfBody(root: JsonObject, given: unknown): Input[] {
  if (given === undefined) return [];
  const body = open(root, given);
  const json = own(own(body, 'content'), 'application/json');
  if (json === undefined) throw new Unusable('body-kind');
  return inputsOfObject(root, own(json, 'schema'));
}

/** The properties of an object as inputs of a body. */
export function inputsOfObject(root: JsonObject, given: unknown): Input[] {
  const schema = open(root, given);
  const properties = own(schema, 'properties');
  if (!isObject(properties)) throw new Unusable('nested-input');
  const needed = listOf(own(schema, 'required'));
  return Object.entries(properties).flatMap(([name, one]) => {
    return toInput(root, { name, place: 'body', required: needed.includes(name), said: '' }, one) ?? [];
  });
}

interface About {
  name: string;
  place: Input['in'];
  required: boolean;
  said: string;
}

/** An optional input of a kind that no form has is left out. */
function toInput(root: JsonObject, { name, place, required, said }: About, given: unknown): Input | undefined {
  const schema = open(root, given ?? {});
  const type = typeOf(schema);
  if (!type || name === '' || name.length > 80) {
    if (required) throw new Unusable('nested-input');
    return undefined;
  }
  const help = said || textOf(own(schema, 'description'));
  const options = listOf(own(schema, 'enum')).map(String).slice(0, 60);
  const number = (key: string) => own(schema, key);
  const [min, max, longest, initial] = [
    number('minimum'),
    number('maximum'),
    number('maxLength'),
    own(schema, 'default'),
  ];
  return {
    ...{ name, in: place, type, required, label: words(textOf(own(schema, 'title')) || name, 160) },
    ...(help && { help: words(help, 1000) }),
    ...(options.length > 0 && { options: options.map((one) => one.slice(0, 200)) }),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(typeof longest === 'number' && longest >= 1 && { longest: Math.min(Math.floor(longest), 2000) }),
    ...(['string', 'number', 'boolean'].includes(typeof initial) && { initial: String(initial).slice(0, 200) }),
  };
}

function typeOf(schema: JsonObject): Input['type'] | undefined {
  const given = own(schema, 'type');
  const type = Array.isArray(given) ? given.find((one) => one !== 'null') : given;
  if (type === 'integer' || type === 'number') return type;
  if (type === 'boolean') return 'yes-no';
  if (type !== 'string' && own(schema, 'enum') === undefined) return undefined;
  const format = own(schema, 'format');
  return format === 'date' ? 'day' : format === 'date-time' ? 'time' : 'text';
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
