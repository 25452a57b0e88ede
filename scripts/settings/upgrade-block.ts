import type { UpgradeBlock } from '../../setting/rehearse';
import { registry } from '../../src/blocks/registry';
import { migrate } from '../../src/renderer/migrate';

/** The upgrades of the current blocks, for rooms that must not import them. */
export const upgradeBlock: UpgradeBlock = (type, v, props) => {
  const block = registry[type];
  if (!block || v >= block.v) return undefined;
  const migrated = migrate(props, v, block);
  if ('props' in migrated) return { v: block.v, props: migrated.props as typeof props };
  return { problem: migrated.problem.kind === 'failed' ? migrated.problem.message : migrated.problem.kind };
};
