import { useListRecommendedQuestionsQuery } from '@/api/questions';
import type { CurrentAnswer } from '@/stream/current-answer';

export interface FollowUps {
  items: string[];
  /**
   * `title`: follow-ups to an answer. If nothing was found, `nearest`: similar questions, or `askable`: any questions
   * that have an answer.
   */
  kind: 'title' | 'nearest' | 'askable';
}

/** The questions to offer after this answer. If nothing was found and nothing is similar, the recommended questions. */
export function useFollowUps(answer: CurrentAnswer | null, limit: number, lang: 'zh' | 'en'): FollowUps {
  const { state, phase } = answer?.run ?? {};
  const ended = answer?.mine === true && phase === 'ended';
  const nearest = state?.sources.length === 0 && state.status === 'done';
  const own = state?.suggestions.map((item) => item.text) ?? [];
  const stranded = ended && nearest && own.length === 0;
  const { data = [] } = useListRecommendedQuestionsQuery({ lang, limit }, { skip: !stranded });
  const kind = stranded ? 'askable' : nearest ? 'nearest' : 'title';
  if (!ended) return { items: [], kind };
  return { items: (stranded ? data.map((item) => item.text) : own).slice(0, limit), kind };
}
