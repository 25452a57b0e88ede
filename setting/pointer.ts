import { isObject, type JsonValue } from './json-value';

const escapeStep = (step: string | number) => String(step).replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** `pointer('/a', 'b/c', 0)` → `/a/b~1c/0`. */
export function pointer(base: string, ...steps: (string | number)[]): string {
  return base + steps.map((step) => `/${escapeStep(step)}`).join('');
}

/** `/a/b~1c/0` → `['a', 'b/c', '0']`; '' is the whole document. */
export function stepsOf(at: string): string[] {
  return at.startsWith('/') ? at.slice(1).split('/').map(unescapeStep) : [];
}

/**
 * The value at a pointer; undefined if there is none. Never an inherited one, since pointers also come from the address
 * bar.
 */
export function valueAt(document: JsonValue | undefined, at: string): JsonValue | undefined;
export function valueAt(document: unknown, at: string): unknown;
export function valueAt(document: unknown, at: string): unknown {
  let value = document;
  for (const step of stepsOf(at)) {
    if (Array.isArray(value)) value = /^(0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}
