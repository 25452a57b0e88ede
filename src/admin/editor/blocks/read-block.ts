import { migrate } from '@/renderer/migrate';
import type { Problem } from '@/renderer/problem';
import type { GlobalSetting, Node, PageDocument, Registry } from '@/renderer/types';

export type BlockReading =
  | { kind: 'problem'; problem: Problem }
  | {
      kind: 'ready';
      /** Its own properties, upgraded to the current version. */
      props: Record<string, unknown>;
      /** Values from the flat setting for properties it does not set. */
      bound: Record<string, unknown>;
      v: number;
      migrated: boolean;
    };

/** Reads a node for its form. Reading changes nothing: an old version is upgraded only when somebody edits it. */
export function readBlock(node: Node, setting: GlobalSetting, page: PageDocument, registry: Registry): BlockReading {
  const block = registry[node.type];
  if (!block) return { kind: 'problem', problem: { kind: 'unknown', type: node.type } };
  const from = node.v ?? 1;
  const migrated = migrate(node.props ?? {}, from, block);
  if ('problem' in migrated) return { kind: 'problem', problem: migrated.problem };
  const bound = bind(() => block.bind?.(setting, page));
  return { kind: 'ready', props: migrated.props, bound, v: block.v, migrated: from !== block.v };
}

/** The form is shown anyway; the report says what failed. */
function bind(run: () => unknown): Record<string, unknown> {
  try {
    return (run() ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
