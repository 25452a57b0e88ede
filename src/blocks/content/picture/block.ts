import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'content/picture'> = {
  skeleton: { height: 320 },
};

export default block;
