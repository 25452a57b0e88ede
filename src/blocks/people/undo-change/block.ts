import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'people/undo-change'> = {
  heading: 'page',
  skeleton: { height: 360 },
};

export default block;
