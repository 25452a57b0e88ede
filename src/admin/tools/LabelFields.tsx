import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Operation } from '../../../setting/tool/tool';
import { WordsField } from './WordsField';

const useStyles = makeStyles({
  root: { marginTop: '12px' },
  summary: { cursor: 'pointer', minHeight: '32px', lineHeight: '32px' },
  list: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

interface Props {
  operation: Operation;
  onChange: (operation: Operation) => void;
}

/** What the inputs of a call and the columns of its answer are named. */
export function LabelFields({ operation, onChange }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-tools');
  const { inputs, output } = operation;
  const { columns = [] } = output;
  if (inputs.length + columns.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('call.labels')}</summary>
      <div className={styles.list}>
        {inputs.map((input) => (
          <WordsField
            key={`${input.in} ${input.name}`}
            label={t('call.input', { name: input.name })}
            words={input.label}
            longest={160}
            tried
            onChange={(label) => {
              const changed = inputs.map((one) => (one === input ? { ...one, label } : one));
              onChange({ ...operation, inputs: changed });
            }}
          />
        ))}
        {columns.map((column) => (
          <WordsField
            key={column.pointer}
            label={t('call.column', { name: column.pointer.slice(1) })}
            words={column.label}
            longest={160}
            tried
            onChange={(label) => {
              const changed = columns.map((one) => (one === column ? { ...one, label } : one));
              onChange({ ...operation, output: { ...output, columns: changed } });
            }}
          />
        ))}
      </div>
    </details>
  );
}
