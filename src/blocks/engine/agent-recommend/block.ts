import { isBuilt } from '@/pages/is-built';
import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'engine/agent-recommend'> = {
  bind({ agentRecommend }) {
    const items = (agentRecommend?.items ?? []).filter(({ url }) => isBuilt(url));
    if (items.length === 0) return null;
    return { items, ...(agentRecommend?.title && { title: agentRecommend.title }) };
  },
  skeleton: { height: 200 },
};

export default block;
