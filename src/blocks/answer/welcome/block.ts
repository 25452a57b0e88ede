import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/welcome'> = {
  skeleton: { height: 180 },
  heading: 'page',
};

export default block;
