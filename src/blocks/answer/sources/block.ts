import type { Block } from '@/renderer/types';

export type SourcesProps = Record<string, never>;

const block: Block<SourcesProps> = {
  type: 'answer/sources',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  skeleton: { height: 240 },
};

export default block;
