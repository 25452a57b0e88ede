import check from 'virtual:check/global-setting';
import type { GlobalSetting } from '@/renderer/types';
import { pointer, stepsOf } from '../../../../setting/pointer';
import type { Held } from './types';

export interface LastValid {
  valid: GlobalSetting;
  held: Held[];
}

/**
 * A setting from which pages can be compiled: each key that its schema rejects keeps its last valid value or is left out. Page versions are
 * kept separately, so that one invalid block list does not stop the others.
 */
export function lastValid(body: Record<string, unknown>, last: GlobalSetting): LastValid {
  if (check(body)) return { valid: body as GlobalSetting, held: [] };
  const places = new Set((check.errors ?? []).map(placeOf));
  const valid: Record<string, unknown> = { ...body };
  for (const place of places) {
    const [key = '', page] = stepsOf(place);
    if (page === undefined) hold(valid, key, last);
    else valid.pages = held((valid.pages ?? {}) as Record<string, unknown>, page, last.pages ?? {});
  }
  const ok = check(valid);
  return { valid: ok ? (valid as GlobalSetting) : last, held: [...places].map((place) => ({ pointer: place })) };
}

function placeOf({ instancePath, params }: { instancePath: string; params: Record<string, unknown> }): string {
  const missing = params.missingProperty ?? params.additionalProperty;
  const [key, page] = stepsOf(instancePath);
  if (key === undefined) return pointer('', String(missing ?? ''));
  return key === 'pages' && page !== undefined ? pointer('', key, page) : pointer('', key);
}

function held(pages: Record<string, unknown>, page: string, last: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...pages };
  hold(copy, page, last);
  return copy;
}

function hold(into: Record<string, unknown>, key: string, last: Record<string, unknown>): void {
  if (Object.hasOwn(last, key)) into[key] = last[key];
  else delete into[key];
}
