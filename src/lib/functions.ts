/** The numbers of `functionList`, and where each one leads. */
export type FunctionId = 1 | 2 | 3 | 4;

const PATHS: Record<FunctionId, string> = { 1: '/engine', 2: '/center/app', 3: '/developerPlatform', 4: '/mission' };

/** Paths that belong to an entry without beginning with its own. */
const ALSO: Record<FunctionId, readonly string[]> = {
  1: ['/', '/q', '/qa', '/qa-list', '/qImage', '/qCount', '/doc', '/assistant'],
  2: ['/center', '/industrialApp', '/production'],
  3: [],
  4: [],
};

export function functionPath(id: FunctionId): string {
  return PATHS[id];
}

/** Which entry of the header a page belongs to; undefined for pages that belong to none. */
export function functionOf(pathname: string): FunctionId | undefined {
  const ids = [1, 2, 3, 4] as const;
  return ids.find((id) =>
    [PATHS[id], ...ALSO[id]].some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))),
  );
}
