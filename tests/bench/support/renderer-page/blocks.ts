import { registry } from '@/blocks/registry';
import { loadBlock } from '@/renderer/load-block';
import type { Block, BlockModule, Fixtures } from '@/renderer/types';

const TYPES = [
  'engine/question-list',
  'engine/recommend',
  'engine/agent-recommend',
  'layout/feedback-entrance',
  'engine/hero',
  'layout/footer',
];

const fixtures = import.meta.glob<Fixtures<Record<string, unknown>>>('/src/blocks/*/*/fixtures.ts', {
  eager: true,
  import: 'default',
});

export interface BenchBlock {
  id: string;
  block: Block;
  view: BlockModule<unknown>['default'];
  props: Record<string, unknown>;
}

/** Blocks of the real home page in turn, their code loaded: what is measured is rendering. */
export async function benchBlocks(count: number): Promise<BenchBlock[]> {
  const kinds = await Promise.all(
    TYPES.map(async (type) => {
      const block = registry[type];
      if (!block) throw new Error(`There is no block ${type} any more.`);
      return {
        block,
        view: (await loadBlock(block)).default,
        props: fixtures[`/src/blocks/${type}/fixtures.ts`]?.typical ?? {},
      };
    }),
  );
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    if (!kind) throw new Error('no kinds');
    return { id: `b${index}`, ...kind };
  });
}

/** Every block says something else each time, so that a second render has work to do everywhere. */
export function varied(props: Record<string, unknown>, round: number): Record<string, unknown> {
  return 'items' in props || 'title' in props ? { ...props, title: `Title ${round}` } : { ...props };
}
