import { useTranslation } from '@/i18n/use-translation';
import { askQuestion, prepareQuestion } from '@/stream/ask-question';
import type { ChatMessage } from '@/stream/chat-message';
import { PlainButton } from '@/ui/PlainButton';
import { useAnswerLayout } from '../answer-layout';
import { QuestionHead } from '../question/QuestionHead';
import type { Address } from './use-address';

interface Props {
  chatId: string;
  question: ChatMessage;
  mine: boolean;
  level: 1 | 2 | 3 | 4;
  address: Address;
}

/** A stored question without an answer, because the server stopped before storing one. */
export function QuietQuestion({ chatId, question, mine, level, address }: Props) {
  const layout = useAnswerLayout();
  const { t, i18n } = useTranslation('answer');
  const ask = () => {
    const locale = i18n.language;
    const { quoted } = question;
    const request = prepareQuestion({
      query: question.text,
      about: question.about ?? undefined,
      quoted,
      chatId,
      locale,
    });
    askQuestion(request);
    address.showVersion(request.answerId);
  };
  return (
    <div className={layout.page}>
      <div className={layout.middle}>
        <QuestionHead
          id={`q-${question.id}`}
          text={question.text}
          about={question.about}
          quoted={question.quoted}
          level={level}
        />
        <p>{t('end.unanswered')}</p>
        {mine && (
          <PlainButton look="primary" onClick={ask}>
            {t('action.retry')}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
