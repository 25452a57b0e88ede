import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'content/announcement'> = {
  skeleton: { height: 96 },
};

export default block;
