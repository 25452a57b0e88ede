import type { Block } from '@/renderer/types';

export type OutlineProps = Record<string, never>;

const block: Block<OutlineProps> = {
  type: 'answer/outline',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  skeleton: { height: 160 },
};

export default block;
