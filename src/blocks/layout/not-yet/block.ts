import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/not-yet'> = {
  heading: 'page',
  skeleton: { height: 360 },
};

export default block;
