import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'engine/question-list'> = {
  bind: ({ questionList }) => (questionList?.length ? { items: questionList } : null),
  skeleton: { height: 320 },
};

export default block;
