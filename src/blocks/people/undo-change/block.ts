import type { Block } from '@/renderer/types';

const block: Block<Record<string, never>> = {
  type: 'people/undo-change',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  heading: 'page',
  skeleton: { height: 360 },
};

export default block;
