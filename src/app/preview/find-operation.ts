import operations from '../../../generated/operations.json';

interface Operation {
  method: string;
  path: string;
  family: string;
}

/** What a preview itself stands on: forced to fail, there would be nothing left to look at. */
const OWN = new Set(['settings', 'session', 'health', 'admin']);

const known = Object.entries(operations as Record<string, Operation>)
  .filter(([, { family }]) => !OWN.has(family))
  .map(([id, { method, path }]) => ({ id, method: method.toUpperCase(), pattern: toPattern(path) }));

/** The operation of the contract that a request is; undefined for files, and for what is never forced. */
export function findOperation(method: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://here');
  return known.find((each) => each.method === method.toUpperCase() && each.pattern.test(pathname))?.id;
}

function toPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
