import type { Block, BlockModule, OwnBlock, Registry } from '@/renderer/types';

/** Folders register themselves: `<area>/<name>/View.tsx` plus its schema. Views and checks are separate chunks. */
const views = import.meta.glob<BlockModule<unknown>>('./*/*/View.tsx');
const own = import.meta.glob<OwnBlock<string>>('./*/*/block.ts', { eager: true, import: 'default' });

const content: OwnBlock<string> = { heading: 'page', skeleton: { height: 560 } };
/** Free content stands beside other blocks. One default for all of them keeps the first page small. */
const piece: OwnBlock<string> = { skeleton: { height: 160 } };

export const registry: Registry = Object.fromEntries(
  Object.entries(views).map(([file, load]): [string, Block] => {
    const type = file.slice(2, -'/View.tsx'.length);
    return [type, { v: 1, ...(own[`./${type}/block.ts`] ?? defaultsOf(type)), type, load }];
  }),
);

function defaultsOf(type: string): OwnBlock<string> {
  return type.startsWith('content/') ? piece : content;
}
