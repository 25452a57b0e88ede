import type { Block } from '@/renderer/types';

const block: Block<Record<string, never>> = {
  type: 'people/agreement',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  heading: 'page',
  skeleton: { height: 560 },
};

export default block;
