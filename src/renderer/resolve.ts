import { pointer } from '../../setting/pointer';
import type { CompiledNode } from './compile';
import type { Problem } from './problem';
import type { Check, Fault } from './types';

export type Resolution = { kind: 'ready' } | Problem;

/** Whether a node can be rendered. Most problems are known before loading; *invalid* needs the check from the chunk. */
export function resolve(node: CompiledNode, check: Check): Resolution {
  if (node.problem) return node.problem;
  if (check(node.props)) return { kind: 'ready' };
  return { kind: 'invalid', faults: toFaults(check.errors ?? [], pointer(node.pointer, 'props')) };
}

/** One fault per pointer: a localized text fails every branch of its schema, but people need one message. */
function toFaults(errors: NonNullable<Check['errors']>, base: string): Fault[] {
  const faults = new Map<string, string>();
  for (const error of errors) {
    const extra = error.params.additionalProperty ?? error.params.missingProperty;
    const at = base + error.instancePath + (typeof extra === 'string' ? pointer('', extra) : '');
    if (!faults.has(at)) faults.set(at, error.message ?? error.keyword);
  }
  return [...faults].map(([at, message]) => ({ pointer: at, message }));
}
