import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/sources'> = {
  skeleton: { height: 240 },
};

export default block;
