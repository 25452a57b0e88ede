import type { Block, GlobalSetting, PageDocument } from '@/renderer/types';

/** Top-level keys of the setting that a block takes its props from: its `bind` runs once on a setting that watches who asks. */
export function readKeys(block: Block | undefined, setting: GlobalSetting, page: PageDocument): string[] {
  if (!block?.bind) return [];
  const asked = new Set<string>();
  const watching = new Proxy(setting, {
    get(target, key) {
      if (typeof key === 'string') asked.add(key);
      return Reflect.get(target, key);
    },
  });
  try {
    block.bind(watching, page);
  } catch {
    // What it read before it failed is still what it reads.
  }
  asked.delete('accessDomain');
  return [...asked];
}
