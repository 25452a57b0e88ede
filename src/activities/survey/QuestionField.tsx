import { memo, useCallback, useId } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { Answer, Form, SurveyFault } from '../../../setting/activity/survey';
import { useActivityStyles, useSurveyStyles } from '../activity-styles';
import { ChoiceField, ConsentField, MatrixField, ScaleField } from './choice-fields';
import { RankingField } from './RankingField';
import { DateField, NumberField, TextField } from './text-fields';
import { useFaultText } from './use-fault-text';

export type Question = Data<'getActivity'>['questions'][number] & Form;

export interface FieldProps {
  question: Question;
  answer: Answer | undefined;
  onChange: (answer: Answer | undefined) => void;
  /** Ids of help and fault. */
  describedBy: string | undefined;
  invalid: boolean;
}

interface Props extends Pick<FieldProps, 'question' | 'answer'> {
  number: number;
  /** Always the same function. */
  onChange: (question: string, answer: Answer | undefined) => void;
  fault: SurveyFault | undefined;
}

const FIELDS: Partial<Record<string, (props: FieldProps) => React.ReactNode>> = {
  single: ChoiceField,
  multiple: ChoiceField,
  text: TextField,
  long: TextField,
  number: NumberField,
  date: DateField,
  scale: ScaleField,
  ranking: RankingField,
  matrix: MatrixField,
  consent: ConsentField,
};

/** One question of a survey. A type of a newer server shows a quiet line, and its draft is kept. */
export const QuestionField = memo(function QuestionField({ question, number, answer, onChange: change, fault }: Props) {
  const styles = useActivityStyles();
  const look = useSurveyStyles();
  const { t } = useTranslation('activities');
  const faultText = useFaultText();
  const id = useId();
  const onChange = useCallback((next: Answer | undefined) => change(question.id, next), [change, question.id]);
  if (question.type === 'information') return <p className={styles.summary}>{question.title}</p>;
  const Field = FIELDS[question.type];
  const described = [question.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={look.question} id={`q-${question.id}`} tabIndex={-1}>
      <legend className={look.legend}>
        {number}. {question.title}
        {question.required && (
          <span className={look.mark} title={t('survey.required')}>
            {' *'}
          </span>
        )}
      </legend>
      {question.help && (
        <p id={`${id}-help`} className={styles.note}>
          {question.help}
        </p>
      )}
      {Field ? (
        <Field {...{ question, answer, onChange, describedBy: described, invalid: fault !== undefined }} />
      ) : (
        <p className={styles.note}>{t('survey.newer')}</p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {faultText(fault)}
        </p>
      )}
    </fieldset>
  );
});
