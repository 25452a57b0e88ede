import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/columns'> = {
  slots: ['main', 'aside'],
};

export default block;
