import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/not-found'> = {
  heading: 'page',
  skeleton: { height: 360 },
};

export default block;
