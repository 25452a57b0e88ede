import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'people/transfer'> = {
  heading: 'page',
  skeleton: { height: 360 },
};

export default block;
