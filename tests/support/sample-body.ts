import { document, type OperationObject } from '../contract/contract';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  pattern?: string;
  format?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/**
 * A request body with every property set, so that a call gets as far as possible. `named` gives values by property
 * name.
 */
export function sampleBody(operation: OperationObject, named: Record<string, unknown>): unknown {
  const schema = operation.requestBody?.content?.['application/json']?.schema as Schema | undefined;
  return schema && valueFor(schema, named, 0);
}

function valueFor(given: Schema, named: Record<string, unknown>, depth: number): unknown {
  const schema = given.$ref ? deref(given.$ref) : given;
  if (depth > 6) return null;
  const part = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (part) return valueFor(part, named, depth + 1);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valueFor(one, named, depth + 1)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object' || schema.properties) {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, one]) => [name, named[name] ?? valueFor(one, named, depth + 1)]));
  }
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => valueFor(schema.items ?? {}, named, depth + 1));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return textFor(schema);
}

function textFor({ pattern, format, minLength = 1 }: Schema): string {
  if (format === 'uuid' || pattern?.includes('[0-9a-f]{8}')) return '7a4e2d10-52c4-4f0e-9d53-0c1f6d1b9f01';
  if (format === 'date-time') return '2027-01-01T00:00:00.000Z';
  if (pattern?.includes('\\d{6}')) return '123456';
  return 'x'.repeat(Math.max(minLength, 1));
}

function deref(ref: string): Schema {
  let at: unknown = document;
  for (const step of ref.replace(/^#\//, '').split('/'))
    at = (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return at as Schema;
}
