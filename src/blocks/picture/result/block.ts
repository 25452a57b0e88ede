import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'picture/result'> = {
  skeleton: { height: 640 },
  heading: 'page',
};

export default block;
