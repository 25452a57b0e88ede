import operations from '../../../generated/operations.json';

interface Operation {
  method: string;
  path: string;
  family: string;
}

/** Families that the preview itself depends on; their responses are never forced. */
const OWN = new Set(['settings', 'session', 'health', 'admin']);

const known = Object.entries(operations as Record<string, Operation>)
  .filter(([, { family }]) => !OWN.has(family))
  .map(([id, { method, path }]) => ({ id, method: method.toUpperCase(), pattern: toPattern(path) }));

/** The contract operation of a request; undefined for files and for operations that are never forced. */
export function findOperation(method: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://here');
  return known.find((each) => each.method === method.toUpperCase() && each.pattern.test(pathname))?.id;
}

function toPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
