import { useEffect, useState } from 'react';
import type { Pluggable } from 'unified';
import { retryUntilOnline } from '@/browser/retry-until-online';
import { hasMath } from './find-math';

export interface Extras {
  remark: Pluggable[];
  rehype: Pluggable[];
}

type Loader = () => Promise<Extras>;

const loadMath: Loader = () => import('./math').then((math) => ({ remark: [math.remarkFormulas], rehype: [] }));
const loadColors: Loader = () =>
  import('./rehype-code-colors').then((colors) => ({ remark: [], rehype: [colors.rehypeCodeColors] }));

const loaded = new Map<Loader, Extras>();
const coming = new Map<Loader, Promise<Extras>>();
const FENCE_WITH_LANGUAGE = /(?:`{3}|~{3})[A-Za-z]/;

/** Loads formulas and syntax highlighting when the text needs them. Until then, the source is shown. */
export function useExtras(text: string): Extras {
  const math = useLoaded(loadMath, hasMath(text));
  const colors = useLoaded(loadColors, FENCE_WITH_LANGUAGE.test(text));
  return combine(math, colors);
}

function useLoaded(loader: Loader, wanted: boolean): Extras | undefined {
  const [, redraw] = useState(0);
  const ready = loaded.get(loader);
  useEffect(() => {
    if (!wanted || ready) return;
    let gone = false;
    // The source is shown until it has loaded.
    void fetchOnce(loader).then((extras) => {
      loaded.set(loader, extras);
      if (!gone) redraw((count) => count + 1);
    });
    return () => {
      gone = true;
    };
  }, [loader, wanted, ready]);
  return wanted ? ready : undefined;
}

/** Shared by all blocks that wait for it. */
function fetchOnce(loader: Loader): Promise<Extras> {
  const known = coming.get(loader) ?? retryUntilOnline(loader);
  coming.set(loader, known);
  return known;
}

const NONE: Extras = { remark: [], rehype: [] };
const combined = new Map<Extras, Map<Extras, Extras>>();

/** Returns the same object for the same pair, so that memoized blocks re-render only when an extra has loaded. */
function combine(a: Extras = NONE, b: Extras = NONE): Extras {
  const inner = combined.get(a) ?? new Map<Extras, Extras>();
  combined.set(a, inner);
  const both = inner.get(b) ?? { remark: [...a.remark, ...b.remark], rehype: [...a.rehype, ...b.rehype] };
  inner.set(b, both);
  return both;
}
