import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'answer/model'> = {
  bind: (setting) => ({ scope: setting.searchScope ?? undefined }),
  skeleton: { height: 480 },
  heading: 'page',
  slots: ['outline', 'sources', 'after', 'composer'],
};

export default block;
