import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { LONGEST_LONG, LONGEST_TEXT } from '../../../setting/activity/survey';
import { useSurveyStyles } from '../activity-styles';
import type { FieldProps } from './QuestionField';

/** A line, or several. */
export function TextField({ question, answer, onChange, describedBy, invalid }: FieldProps) {
  const look = useSurveyStyles();
  const isLong = question.type === 'long';
  const common = {
    ...{
      className: look.input,
      'aria-label': question.title,
      'aria-describedby': describedBy,
      'aria-invalid': invalid,
    },
    ...{ value: typeof answer === 'string' ? answer : '', maxLength: isLong ? LONGEST_LONG : LONGEST_TEXT },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return isLong ? <textarea rows={4} {...common} /> : <input type="text" {...common} />;
}

export function DateField({ question, answer, onChange, describedBy, invalid }: FieldProps) {
  const look = useSurveyStyles();
  return (
    <input
      type="date"
      className={mergeClasses(look.input, look.short)}
      aria-label={question.title}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Also takes full-width digits, which Chinese keyboards write. */
const toNumber = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

export function NumberField({ question, answer, onChange, describedBy, invalid }: FieldProps) {
  const look = useSurveyStyles();
  const [text, setText] = useState(typeof answer === 'number' ? String(answer) : '');
  // Another device may have changed it.
  const shown = typeof answer === 'number' && toNumber(text) !== answer ? String(answer) : text;
  return (
    <input
      type="text"
      inputMode="decimal"
      className={mergeClasses(look.input, look.short)}
      aria-label={question.title}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      maxLength={20}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(toNumber(target.value));
      }}
    />
  );
}
