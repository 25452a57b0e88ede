import type { Block, PropsOf } from '@/renderer/types';

export type AgentRecommendProps = PropsOf<'engine/agent-recommend'>;

const block: Block<AgentRecommendProps> = {
  type: 'engine/agent-recommend',
  v: 1,
  bind({ agentRecommend }) {
    const items = agentRecommend?.items ?? [];
    if (items.length === 0) return null;
    return { items, ...(agentRecommend?.title && { title: agentRecommend.title }) };
  },
  load: () => import('./View'),
  skeleton: { height: 200 },
};

export default block;
