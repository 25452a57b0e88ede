import type { Block } from '@/renderer/types';

export type DocumentProps = Record<string, never>;

const block: Block<DocumentProps> = {
  type: 'reader/document',
  v: 1,
  bind: () => ({}),
  load: () => import('./View'),
  skeleton: { height: 720 },
  heading: 'page',
};

export default block;
