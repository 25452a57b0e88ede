import type { Block, GlobalSetting, PageDocument } from './types';

/** Top-level setting keys that a block's `bind` reads, found by running it on a proxy. */
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
    // If `bind` throws, the keys read up to then still count.
  }
  asked.delete('accessDomain');
  return [...asked];
}
