import type { Block, PropsOf } from '@/renderer/types';

export type QuestionListProps = PropsOf<'engine/question-list'>;

const block: Block<QuestionListProps> = {
  type: 'engine/question-list',
  v: 1,
  bind: ({ questionList }) => (questionList?.length ? { items: questionList } : null),
  load: () => import('./View'),
  skeleton: { height: 320 },
};

export default block;
