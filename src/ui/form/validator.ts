import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { type CheckError, type JsonCheck, makeCheck, type Schema } from '@/lib/json-check';

const checks = new WeakMap<object, JsonCheck>();

/** Built once per schema. Interprets it: no code is made at run time, so the content security policy stays as it is. */
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

/** rjsf asks only which of several schemas fits. Faults are found by whoever shows the form, where layers and languages are known. */
export const validator: ValidatorType<unknown, RJSFSchema> = {
  isValid: (schema, value) => checkOf(schema)(value),
  rawValidation: (schema, value) => ({ errors: [...faultsOf(schema, value)] as never[] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
