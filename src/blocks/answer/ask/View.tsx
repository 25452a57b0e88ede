import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readQuestion } from '@/answer/question/read-question';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { askQuestion, prepareQuestion } from '@/stream/ask-question';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { FollowBox } from './FollowBox';

export { default as check } from 'virtual:check/answer/ask';

/** Starts a question from the URL, or shows the box for a follow-up question. */
export default function Ask({ props }: BlockProps<PropsOf<'answer/ask'>>) {
  return props.look === 'start' ? <StartQuestion scope={props.scope} /> : <FollowBox />;
}

/** Gives the question its own URL before the answer starts, then navigates there. */
export function StartQuestion({ scope }: { scope?: number[] }) {
  const { t, i18n } = useTranslation('answer');
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const asked = useRef('');
  useEffect(() => {
    // Each navigation asks only once, however often the component renders.
    if (asked.current === key) return;
    asked.current = key;
    const question = readQuestion(new URLSearchParams(search), state, scope);
    if (!question) {
      // If the block is on that page itself, navigating would loop.
      if (pathname !== '/qa') void navigate('/qa', { replace: true });
      return;
    }
    const locale = i18n.language;
    const { query, scope: searchScope, about, quoted, attachments } = question;
    const request = prepareQuestion({
      ...{ query, searchScope, about, quoted, locale },
      ...(attachments && { attachments: attachments.map(({ id }) => id) }),
    });
    askQuestion(request, { attachments });
    void navigate(`/q/${request.chatId}`, { replace: true });
  }, [key, pathname, search, state, scope, i18n.language, navigate]);
  return <TextSkeleton label={t('loading')} />;
}
