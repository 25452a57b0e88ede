import type { Contract, Operation } from '../base/contract/document';

/** Finds the call of the contract that a request means, read as the router reads it. */
export type FindCall = (method: string, url: string) => Operation | undefined;

export function createFindCall(contract: Contract): FindCall {
  const whole = new Map<string, Operation>();
  const patterns: { form: RegExp; operation: Operation }[] = [];
  for (const operation of contract.operations.values()) {
    const { method, url } = operation;
    if (!url.includes(':')) whole.set(`${method} ${url}`, operation);
    else patterns.push({ form: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), operation });
  }
  return (given, url) => {
    const path = pathOf(url);
    const method = given === 'HEAD' ? 'GET' : given;
    return (
      whole.get(`${method} ${path}`) ??
      patterns.find(({ form, operation }) => operation.method === method && form.test(path))?.operation
    );
  };
}

/** The path as the router compares it: decoded but for what separates, without query and trailing slash. */
export function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** The prefix to which a path belongs. */
export const prefixOf = (path: string, prefixes: readonly string[]): string | undefined =>
  prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
