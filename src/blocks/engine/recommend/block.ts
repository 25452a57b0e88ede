import { isBuilt } from '@/pages/is-built';
import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'engine/recommend'> = {
  bind({ recommend }) {
    const items = (recommend?.items ?? []).filter(({ url }) => isBuilt(url));
    if (items.length === 0) return null;
    return { items, ...(recommend?.title && { title: recommend.title }) };
  },
  skeleton: { height: 260 },
};

export default block;
