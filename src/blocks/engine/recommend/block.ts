import type { Block, PropsOf } from '@/renderer/types';

export type RecommendProps = PropsOf<'engine/recommend'>;

const block: Block<RecommendProps> = {
  type: 'engine/recommend',
  v: 1,
  bind({ recommend }) {
    const items = recommend?.items ?? [];
    if (items.length === 0) return null;
    return { items, ...(recommend?.title && { title: recommend.title }) };
  },
  load: () => import('./View'),
  skeleton: { height: 260 },
};

export default block;
