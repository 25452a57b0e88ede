import type { Block } from '@/renderer/types';

export interface SuggestedProps {
  scope?: number[];
  limit?: number;
}

const block: Block<SuggestedProps> = {
  type: 'answer/suggested',
  v: 1,
  bind: (setting) => ({ scope: setting.searchScope ?? undefined }),
  load: () => import('./View'),
  skeleton: { height: 320 },
};

export default block;
