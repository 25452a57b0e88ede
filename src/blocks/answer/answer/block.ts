import type { Block } from '@/renderer/types';

export type AnswerProps = Record<string, never>;

const block: Block<AnswerProps> = {
  type: 'answer/answer',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  skeleton: { height: 480 },
  heading: 'page',
  slots: ['outline', 'sources', 'after', 'composer'],
};

export default block;
