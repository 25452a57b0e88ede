import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/outline'> = {
  skeleton: { height: 160 },
};

export default block;
