import type { Block, PropsOf } from '@/renderer/types';

export type ColumnsProps = PropsOf<'layout/columns'>;

const block: Block<ColumnsProps> = {
  type: 'layout/columns',
  v: 1,
  load: () => import('./View'),
  slots: ['main', 'aside'],
};

export default block;
