import type { Block } from '@/renderer/types';

export interface AnswerProps {
  scope?: number[];
}

const block: Block<AnswerProps> = {
  type: 'answer/answer',
  v: 1,
  bind: (setting) => ({ scope: setting.searchScope ?? undefined }),
  load: () => import('./View'),
  skeleton: { height: 480 },
  heading: 'page',
  slots: ['outline', 'sources', 'after', 'composer'],
};

export default block;
