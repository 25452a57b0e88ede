import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'content/links'> = {
  skeleton: { height: 200 },
};

export default block;
