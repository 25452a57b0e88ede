import type { Block, Registry } from '@/renderer/types';

/** The folder is the only wiring: `<area>/<name>/block.ts` and its schema. Views and checks stay in chunks of their own. */
const found = import.meta.glob<Block>('./*/*/block.ts', { eager: true, import: 'default' });

export const registry: Registry = Object.fromEntries(Object.values(found).map((block) => [block.type, block]));
