import { pointer } from '../../setting/pointer';
import type { CompiledNode } from './compile';
import type { Problem } from './problem';
import type { Check, Fault } from './types';

export type Resolution = { kind: 'ready' } | Problem;

/**
 * Whether a node can be shown. *Unknown*, *newer* and *failed migration* are known before anything is loaded; *invalid* needs the
 * check, which arrives with the block's own chunk.
 */
export function resolve(node: CompiledNode, check: Check): Resolution {
  if (node.problem) return node.problem;
  if (check(node.props)) return { kind: 'ready' };
  return { kind: 'invalid', faults: toFaults(check.errors ?? [], pointer(node.pointer, 'props')) };
}

/** One fault per place: a text that may be a string or an object fails every branch, and people need only one sentence. */
function toFaults(errors: NonNullable<Check['errors']>, base: string): Fault[] {
  const faults = new Map<string, string>();
  for (const error of errors) {
    const extra = error.params.additionalProperty ?? error.params.missingProperty;
    const at = base + error.instancePath + (typeof extra === 'string' ? pointer('', extra) : '');
    if (!faults.has(at)) faults.set(at, error.message ?? error.keyword);
  }
  return [...faults].map(([at, message]) => ({ pointer: at, message }));
}
