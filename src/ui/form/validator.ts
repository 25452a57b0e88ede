import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { type CheckError, type JsonCheck, makeCheck, type Schema } from '@/lib/json-check';

const checks = new WeakMap<object, JsonCheck>();

/** Returns the cached check for a schema. Checks are interpreted, so the content security policy can forbid `eval`. */
export function checkOf(schema: object): JsonCheck {
  const known = checks.get(schema);
  if (known) return known;
  const check = makeCheck(schema as Schema);
  checks.set(schema, check);
  return check;
}

export function faultsOf(schema: object, value: unknown): readonly CheckError[] {
  const check = checkOf(schema);
  return check(value) ? [] : (check.errors ?? []);
}

/**
 * rjsf uses it only to pick a matching schema. Errors come from the host of the form, which knows layers and languages.
 */
export const validator: ValidatorType<unknown, RJSFSchema> = {
  isValid: (schema, value) => checkOf(schema)(value),
  rawValidation: (schema, value) => ({ errors: [...faultsOf(schema, value)] as never[] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
