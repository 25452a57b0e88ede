import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { TableChoices } from '../../../setting/table/read-table';
import type { TableFault } from '../../../setting/table/table';
import { useAssistantStyles } from '../assistant-styles';

export type Asked = Extract<TableFault, { ask: string }>;

/** Asks how a file is to be read where it can be read in two ways. */
export function AskReading({
  asked,
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (choices: TableChoices) => void;
}): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const decimal = asked.ask === 'decimal';
  const question = decimal
    ? t('ask.decimal', { column: asked.column, a: asked.examples[0], b: asked.examples[1] })
    : t('ask.order', { column: asked.column, example: asked.example });
  const answers: { label: string; choices: TableChoices }[] = decimal
    ? [
        { label: t('ask.point'), choices: { decimal: 'point' } },
        { label: t('ask.comma'), choices: { decimal: 'comma' } },
      ]
    : [
        { label: t('ask.dmy'), choices: { order: 'dmy' } },
        { label: t('ask.mdy'), choices: { order: 'mdy' } },
      ];
  return (
    <fieldset className={styles.card}>
      <legend>{question}</legend>
      <div className={styles.row}>
        {answers.map(({ label, choices }) => (
          <PlainButton key={label} className={styles.choice} onClick={() => onAnswer(choices)}>
            {label}
          </PlainButton>
        ))}
      </div>
    </fieldset>
  );
}
