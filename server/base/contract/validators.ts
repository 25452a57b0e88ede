import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Contract, Schema } from './document';

export type Check = (value: unknown) => ErrorObject | undefined;

export interface Validators {
  /** For bodies and responses, whose JSON values already have types. Returns the first fault. */
  strict(schema: Schema): Check;
  /** Path, query and headers arrive as text and are coerced to numbers, booleans and single-element lists. */
  coercing(schema: Schema): Check;
}

/**
 * Annotations (title, x-…) and OpenAPI keywords are not errors; tests validate the contract itself, not every start.
 * Only own keys count: every object inherits a `constructor`.
 */
export const ajvOptions: Options = { strict: false, validateSchema: false, meta: false, ownProperties: true };

export function createAjv(contract: Contract, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...ajvOptions, ...options });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(contract.shared);
  return ajv;
}

export function createValidators(contract: Contract): Validators {
  const make = (options: Options) => {
    const ajv = lazily(() => createAjv(contract, { useDefaults: true, ...options }));
    return (schema: Schema): Check => {
      // Compiled on first use: compiling all seventy operations at startup would take half a second.
      const validate = lazily(() => ajv().compile(schema));
      return (value) => (validate()(value) ? undefined : validate().errors?.[0]);
    };
  };
  return { strict: make({}), coercing: make({ coerceTypes: 'array' }) };
}

export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
