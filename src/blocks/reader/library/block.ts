import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'reader/library'> = {
  skeleton: { height: 720 },
  heading: 'page',
};

export default block;
