import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useSurveyStyles } from '../activity-styles';
import type { FieldProps } from './QuestionField';

/** An order, made with buttons: they work with keyboard, finger and screen reader alike. */
export function RankingField({ question: { choices = [] }, answer, onChange }: FieldProps) {
  const look = useSurveyStyles();
  const { t } = useTranslation('activities');
  const isRanked = Array.isArray(answer) && answer.length === choices.length;
  const order = isRanked ? answer : choices.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = [...order];
    const [one] = next.splice(from, 1);
    next.splice(to, 0, one as string);
    onChange(next);
  };
  return (
    <>
      <ol style={{ margin: 0, paddingInlineStart: '24px' }}>
        {order.map((id, at) => {
          const text = choices.find((choice) => choice.id === id)?.text ?? id;
          return (
            <li key={id}>
              <div className={look.row}>
                <span className={look.rowName}>{text}</span>
                <PlainButton
                  aria-label={t('survey.up', { choice: text })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  ↑
                </PlainButton>
                <PlainButton
                  aria-label={t('survey.down', { choice: text })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  ↓
                </PlainButton>
              </div>
            </li>
          );
        })}
      </ol>
      {!isRanked && <PlainButton onClick={() => onChange([...order])}>{t('survey.keepOrder')}</PlainButton>}
    </>
  );
}
