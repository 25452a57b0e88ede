import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OperationId } from '@/api/paths';
import document from '../../generated/openapi.json';
import operations from '../../generated/operations.json';

export interface Media {
  content?: Record<string, { schema: object }>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: { type?: string; maximum?: number };
}

export interface OperationObject {
  operationId: OperationId;
  tags: string[];
  summary: string;
  'x-origin': string;
  'x-mutation'?: boolean;
  parameters?: Parameter[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Media & { $ref?: string }>;
}

export const operationIds = Object.keys(operations) as OperationId[];
export { document, operations };

export function operationOf(id: OperationId): OperationObject {
  const { method, path } = operations[id];
  return (document.paths as unknown as Record<string, Record<string, OperationObject>>)[path]?.[
    method
  ] as OperationObject;
}

export function parametersOf(id: OperationId) {
  const shared = document.components.parameters as unknown as Record<
    string,
    NonNullable<OperationObject['parameters']>[0]
  >;
  return (operationOf(id).parameters ?? []).map((one) => shared[one.$ref?.split('/').at(-1) ?? ''] ?? one);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ ...document, $id: 'contract' } as object);

/** A validator for a JSON pointer into the bundle; Ajv compiles each pointer once. */
function checkAt(...steps: string[]): ValidateFunction {
  const pointer = steps
    .map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  return ajv.compile({ $ref: `contract#/${pointer}` });
}

export function answerCheck(id: OperationId, type = 'application/json'): ValidateFunction {
  const { method, path } = operations[id];
  return checkAt('paths', path, method, 'responses', '200', 'content', type, 'schema');
}

export const errorCheck = checkAt('components', 'schemas', 'ErrorAnswer');

/** The faults of a value, one line each; empty if valid. */
export function faultsOf(check: ValidateFunction, value: unknown): string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
