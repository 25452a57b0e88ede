import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'platform/consent'> = {
  heading: 'page',
  skeleton: { height: 480 },
};

export default block;
