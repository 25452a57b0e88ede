import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'reader/coverage'> = {
  skeleton: { height: 220 },
};

export default block;
