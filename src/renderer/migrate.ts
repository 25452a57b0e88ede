import type { Problem } from './problem';
import type { Block } from './types';

type Props = Record<string, unknown>;

export type Migrated = { props: Props } | { problem: Problem };

/** Migrates stored props to the current version, step by step. Does not change the stored object. */
export function migrate(stored: Props, from: number, block: Block): Migrated {
  if (from > block.v) return { problem: { kind: 'newer', v: from, supported: block.v } };
  if (from === block.v) return { props: stored };
  let props = structuredClone(stored);
  for (let v = from; v < block.v; v += 1) {
    const step = block.up?.[v];
    if (!step) return failed(from, `no step from version ${v} to ${v + 1}`);
    try {
      props = step(props);
    } catch (error) {
      return failed(from, `step ${v} to ${v + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { props };
}

function failed(from: number, message: string): Migrated {
  return { problem: { kind: 'failed', from, message } };
}
