import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'content/text'> = {
  skeleton: { height: 160 },
};

export default block;
