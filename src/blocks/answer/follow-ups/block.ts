import type { Block } from '@/renderer/types';

export interface FollowUpsProps {
  limit?: number;
}

const block: Block<FollowUpsProps> = {
  type: 'answer/follow-ups',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
};

export default block;
