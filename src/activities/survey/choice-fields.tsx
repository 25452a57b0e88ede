import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSurveyStyles } from '../activity-styles';
import type { FieldProps } from './QuestionField';

/** One choice or several. */
export function ChoiceField({ question, answer, onChange, describedBy }: FieldProps) {
  const look = useSurveyStyles();
  const name = useId();
  const several = question.type === 'multiple';
  const chosen = Array.isArray(answer) ? answer : [];
  const pick = (choice: string, on: boolean) => {
    if (!several) return onChange(choice);
    const order = question.choices?.map(({ id }) => id) ?? [];
    onChange(order.filter((id) => (id === choice ? on : chosen.includes(id))));
  };
  return question.choices?.map(({ id, text }) => (
    <label key={id} className={look.choice}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        className={look.tick}
        aria-describedby={describedBy}
        checked={several ? chosen.includes(id) : answer === id}
        onChange={({ target }) => pick(id, target.checked)}
      />
      {text}
    </label>
  ));
}

export function ConsentField({ answer, onChange, describedBy }: FieldProps) {
  const look = useSurveyStyles();
  const { t } = useTranslation('activities');
  return (
    <label className={look.choice}>
      <input
        type="checkbox"
        className={look.tick}
        aria-describedby={describedBy}
        checked={answer === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('survey.agree')}
    </label>
  );
}

export function ScaleField({ question: { min = 1, max = 5 }, answer, onChange, describedBy }: FieldProps) {
  const look = useSurveyStyles();
  const name = useId();
  return (
    <div className={look.scale}>
      {Array.from({ length: max - min + 1 }, (_, n) => min + n).map((value) => (
        <label key={value} className={look.step}>
          <input
            type="radio"
            name={name}
            className={look.tick}
            style={{ margin: 0 }}
            aria-describedby={describedBy}
            checked={answer === value}
            onChange={() => onChange(value)}
          />
          {value}
        </label>
      ))}
    </div>
  );
}

/** A list of lines, each with its own choice: on phones a table would not fit. */
export function MatrixField({ question: { rows = [], choices = [] }, answer, onChange, describedBy }: FieldProps) {
  const look = useSurveyStyles();
  const name = useId();
  const given = typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
  return rows.map((row) => (
    <div key={row.id} className={look.row} role="radiogroup" aria-labelledby={`${name}-${row.id}`}>
      <span id={`${name}-${row.id}`} className={look.rowName}>
        {row.text}
      </span>
      {choices.map((choice) => (
        <label key={choice.id} className={look.step}>
          <input
            type="radio"
            name={`${name}-${row.id}`}
            className={look.tick}
            style={{ margin: 0 }}
            aria-describedby={describedBy}
            checked={given[row.id] === choice.id}
            onChange={() => onChange({ ...given, [row.id]: choice.id })}
          />
          {choice.text}
        </label>
      ))}
    </div>
  ));
}
