import check from 'virtual:check/global-setting';
import { pointer, stepsOf } from '@/lib/json-pointer';
import type { GlobalSetting } from '@/renderer/types';
import type { Held } from './types';

type Loose = Record<string, unknown>;

export interface Mended {
  valid: GlobalSetting;
  held: Held[];
}

/**
 * A setting that a page can be made of: each key that its schema refuses is held at the last valid value, or left out. A page's own
 * version is held by itself, so that one bad block list does not stop the others.
 */
export function mend(body: Loose, last: GlobalSetting): Mended {
  if (check(body)) return { valid: body as GlobalSetting, held: [] };
  const places = new Set((check.errors ?? []).map(placeOf));
  const valid: Loose = { ...body };
  for (const place of places) {
    const [key = '', page] = stepsOf(place);
    if (page === undefined) hold(valid, key, last);
    else valid.pages = held((valid.pages ?? {}) as Loose, page, last.pages ?? {});
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

function held(pages: Loose, page: string, last: Loose): Loose {
  const copy = { ...pages };
  hold(copy, page, last);
  return copy;
}

function hold(into: Loose, key: string, last: Loose): void {
  if (Object.hasOwn(last, key)) into[key] = last[key];
  else delete into[key];
}
