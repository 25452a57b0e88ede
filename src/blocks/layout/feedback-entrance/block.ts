import type { Block, PropsOf } from '@/renderer/types';

export type FeedbackEntranceProps = PropsOf<'layout/feedback-entrance'>;

const block: Block<FeedbackEntranceProps> = {
  type: 'layout/feedback-entrance',
  v: 1,
  bind({ feedbackEntrance }) {
    if (!feedbackEntrance) return null;
    const { title, url } = feedbackEntrance;
    return { url, ...(title && { title }) };
  },
  load: () => import('./View'),
};

export default block;
