import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/suggested'> = {
  bind: (setting) => ({ scope: setting.searchScope ?? undefined }),
  skeleton: { height: 320 },
};

export default block;
