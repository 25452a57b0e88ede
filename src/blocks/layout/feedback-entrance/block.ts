import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/feedback-entrance'> = {
  bind({ feedbackEntrance }) {
    if (!feedbackEntrance || feedbackEntrance.off) return null;
    const { title, url } = feedbackEntrance;
    return { url, ...(title && { title }) };
  },
};

export default block;
