import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { ConnectedTool } from '../../../setting/tool/tool';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' },
});

type Words = ConnectedTool['name'];

interface Props {
  label: string;
  words: Words;
  longest: number;
  /** Whether an empty field is already a mistake. */
  tried: boolean;
  onChange: (words: Words) => void;
}

/** A text in every language. */
export function WordsField({ label, words, longest, tried, onChange }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-tools');
  return (
    <div className={styles.row}>
      {(['zh-CN', 'en-US'] as const).map((locale) => {
        const missing = tried && words[locale].trim() === '';
        return (
          <Field
            key={locale}
            label={t(`words.${locale}`, { label })}
            {...(missing && { validationState: 'error', validationMessage: t('words.missing') })}
          >
            <Input
              lang={locale}
              maxLength={longest}
              value={words[locale]}
              onChange={(_, { value }) => onChange({ ...words, [locale]: value })}
            />
          </Field>
        );
      })}
    </div>
  );
}
