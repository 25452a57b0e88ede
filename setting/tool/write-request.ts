import { type InputProblem, readInput } from './read-input';
import type { ConnectedTool, Operation } from './tool';

export interface ToolRequest {
  method: 'GET' | 'POST';
  address: string;
  /** JSON; only if an input goes there. */
  body?: string;
}

export interface ProblemOf {
  input: string;
  problem: InputProblem | { code: 'not-a-segment' };
}

export type Written = { request: ToolRequest } | { problems: ProblemOf[] };

/** The request that an operation makes of what was entered. What is entered never changes host or path. */
export function writeRequest(
  { server }: Pick<ConnectedTool, 'server'>,
  operation: Operation,
  values: Readonly<Record<string, string>>,
): Written {
  const problems: ProblemOf[] = [];
  const query: string[] = [];
  const body: Record<string, string | number | boolean> = {};
  const segments = new Map<string, string>();
  for (const input of operation.inputs) {
    const read = readInput(input, Object.hasOwn(values, input.name) ? values[input.name] : undefined);
    if ('problem' in read) {
      problems.push({ input: input.name, problem: read.problem });
      continue;
    }
    if (read.value === undefined) continue;
    if (input.in === 'query') query.push(`${encodeURIComponent(input.name)}=${encodeURIComponent(read.value)}`);
    else if (input.in === 'body') body[input.name] = read.value;
    else if (isSegment(String(read.value))) segments.set(input.name, encodeURIComponent(String(read.value)));
    else problems.push({ input: input.name, problem: { code: 'not-a-segment' } });
  }
  if (problems.length > 0) return { problems };
  const path = operation.path.replace(IN_BRACES, (_, name: string) => segments.get(name) ?? '');
  const asked = query.join('&');
  return {
    request: {
      method: operation.method,
      address: `${server.replace(/\/+$/, '')}${path}${asked && `?${asked}`}`,
      ...(operation.inputs.some((one) => one.in === 'body') && { body: JSON.stringify(body) }),
    },
  };
}

export const IN_BRACES = /\{([^{}]+)\}/g;

/** Dots would lead out of the path, and some servers decode a slash. */
const isSegment = (text: string) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(text);
