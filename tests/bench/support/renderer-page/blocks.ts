import { registry } from '@/blocks/registry';
import { loadBlock } from '@/renderer/load-block';
import type { Block, BlockModule, Fixtures } from '@/renderer/types';

type Props = Record<string, unknown>;

/** Blocks of the real home page, with the property that changes in every round. */
const TYPES: Record<string, string> = {
  'engine/question-list': 'title',
  'engine/recommend': 'title',
  'engine/agent-recommend': 'title',
  'layout/feedback-entrance': 'title',
  'engine/hero': 'title',
  'layout/footer': 'owner',
};

const fixtures = import.meta.glob<Fixtures<Props>>('/src/blocks/*/*/fixtures.ts', { eager: true, import: 'default' });

export interface BenchBlock {
  id: string;
  block: Block;
  view: BlockModule<unknown>['default'];
  props: Props;
}

/**
 * The blocks in rotation, with their code loaded, since only rendering is measured. In each round, `share` of the
 * blocks change; all properties are new objects, as when a new setting arrives.
 */
export async function benchBlocks(count: number): Promise<(round: number, share: number) => BenchBlock[]> {
  const kinds = await Promise.all(
    Object.entries(TYPES).map(async ([type, text]) => {
      const block = registry[type];
      if (!block) throw new Error(`There is no block ${type} any more.`);
      const view = (await loadBlock(block)).default;
      return { block, view, text, sample: fixtures[`/src/blocks/${type}/fixtures.ts`]?.typical ?? {} };
    }),
  );
  return (round, share) =>
    Array.from({ length: count }, (_, index) => {
      const kind = kinds[index % kinds.length];
      if (!kind) throw new Error('no kinds');
      const { block, view, text, sample } = kind;
      const props: Props = structuredClone(sample);
      props[text] = index < count * share ? `Title ${round}` : 'Title';
      return { id: `b${index}`, block, view, props };
    });
}
