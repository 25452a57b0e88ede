import type { Block } from '@/renderer/types';

export interface ResultProps {
  /** What comes first: the picture, or how many there are. */
  view?: 'picture' | 'count';
}

const block: Block<ResultProps> = {
  type: 'picture/result',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  skeleton: { height: 640 },
  heading: 'page',
};

export default block;
