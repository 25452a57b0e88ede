import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/ask'> = {
  bind: (setting) => ({ scope: setting.searchScope ?? undefined }),
  skeleton: { height: 72 },
};

export default block;
