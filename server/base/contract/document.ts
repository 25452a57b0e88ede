import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { operations } from '../../../generated/api';
import type { OperatorAction } from '../../../setting/operator/may';
import type { TokenUse } from '../../accounts';
import { packageRoot } from '../package-root';

export type OperationId = keyof operations;
export type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Media {
  content?: Record<string, { schema: Schema }>;
}

export interface Operation {
  id: OperationId;
  method: string;
  /** Path in Fastify's syntax: /api/documents/:id */
  url: string;
  origin: 'spec' | 'millwright';
  mutation: boolean;
  parameters: Parameter[];
  body?: { schema: Schema; required: boolean };
  /** Described in schemas/call-facts.schema.json. */
  token: TokenUse;
  opensSession: boolean;
  secret: boolean;
  repeatable: boolean;
  anonymous: boolean;
  anyHost: boolean;
  action?: OperatorAction;
  scopes?: readonly string[];
  /** Its answer or its path is somebody's own. */
  personal: boolean;
  embed?: 'read' | 'ask';
  /** Schema of the whole 200 response; absent for streams and files. */
  answer?: Schema;
}

interface RawOperation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media>;
  'x-origin'?: 'spec' | 'millwright';
  'x-mutation'?: boolean;
  'x-token'?: TokenUse;
  'x-session'?: 'opens';
  'x-answer'?: 'secret';
  'x-repeated'?: 'anew';
  'x-visitor'?: 'none';
  'x-host'?: 'any';
  'x-action'?: OperatorAction;
  'x-scopes'?: string[];
  'x-mirror'?: 'none';
  'x-embed'?: 'read' | 'ask';
  'x-envelope'?: 'none';
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
}

export interface Contract {
  operations: Map<string, Operation>;
  /** All named schemas as one JSON Schema document; references inside operations point into it. */
  shared: Schema;
}

export const SHARED_ID = 'contract';

/** The document that client, mocks and server share, in the form the server needs. */
export function loadContract(file = join(packageRoot, 'generated', 'openapi.json')): Contract {
  // References change from OpenAPI's path to JSON Schema's, so that one Ajv document holds all schemas.
  const text = readFileSync(file, 'utf8').replaceAll('"#/components/schemas/', `"${SHARED_ID}#/$defs/`);
  const document: RawDocument = JSON.parse(text);
  const found = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, raw] of Object.entries(methods)) {
      if (raw.operationId) found.set(raw.operationId, readOperation(path, method, raw, document));
    }
  }
  return { operations: found, shared: { $id: SHARED_ID, $defs: document.components.schemas } };
}

function readOperation(path: string, method: string, raw: RawOperation, document: RawDocument): Operation {
  const json = raw.requestBody?.content?.['application/json'];
  return {
    id: raw.operationId as OperationId,
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    origin: raw['x-origin'] ?? 'spec',
    mutation: raw['x-mutation'] ?? method !== 'get',
    token: raw['x-token'] ?? 'optional',
    opensSession: raw['x-session'] === 'opens',
    secret: raw['x-answer'] === 'secret',
    repeatable: raw['x-repeated'] === 'anew',
    anonymous: raw['x-visitor'] === 'none',
    anyHost: raw['x-host'] === 'any',
    action: raw['x-action'],
    scopes: raw['x-scopes'],
    personal: raw['x-mirror'] === 'none',
    embed: raw['x-embed'],
    parameters: (raw.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? lookUp(parameter.$ref, document) : parameter,
    ),
    body: json && { schema: json.schema, required: raw.requestBody?.required ?? false },
    answer: raw['x-envelope'] === 'none' ? undefined : raw.responses['200']?.content?.['application/json']?.schema,
  };
}

function lookUp(reference: string, document: RawDocument): Parameter {
  const parameter = document.components.parameters[reference.split('/').pop() ?? ''];
  if (!parameter) throw new Error(`The contract names no parameter ${reference}`);
  return parameter;
}

/** One object schema for all parameters in one place, such as the query. */
export function parametersIn(operation: Operation, place: Parameter['in']): Schema | undefined {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  const name = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [name(parameter), parameter.schema])),
    required: own.filter((parameter) => parameter.required).map(name),
  };
}
