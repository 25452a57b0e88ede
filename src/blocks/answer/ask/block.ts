import type { Block } from '@/renderer/types';

export interface AskProps {
  scope?: number[];
  look?: 'follow' | 'start';
}

const block: Block<AskProps> = {
  type: 'answer/ask',
  v: 1,
  bind: (setting) => ({ scope: setting.searchScope ?? undefined }),
  load: () => import('./View'),
  skeleton: { height: 72 },
};

export default block;
