/** `pointer('/a', 'b/c', 0)` → `/a/b~1c/0`. */
export function pointer(base: string, ...steps: (string | number)[]): string {
  return base + steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** `/a/b~1c/0` → `['a', 'b/c', '0']`; '' is the whole document. */
export function stepsOf(path: string): string[] {
  if (!path.startsWith('/')) return [];
  return path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands there, or undefined. Never an inherited thing: a pointer comes from an address bar, too. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const step of stepsOf(path)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}
