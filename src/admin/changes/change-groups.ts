import type { Change } from '../../../setting/change';
import { stepsOf } from '../../../setting/pointer';

export interface ChangeGroup {
  /** Section of the setting, such as `header`; of a page, its path. */
  section: string;
  /** The block that the changes are in, if any. */
  block?: string | undefined;
  changes: Change[];
}

/** Groups changes by section, and on pages by block, in the given order. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const steps = stepsOf(change.pointer);
    const onPage = steps[0] === 'pages' && steps[1] !== undefined;
    const section = (onPage ? steps[1] : steps[0]) ?? '';
    const block = onPage ? change.label : undefined;
    const id = JSON.stringify([onPage, section, block]);
    const group = groups.get(id) ?? { section, block, changes: [] };
    group.changes.push(change);
    groups.set(id, group);
  }
  return [...groups.values()];
}
