import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/follow-ups'> = {};

export default block;
