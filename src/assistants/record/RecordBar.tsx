import { makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import type { ReactNode } from 'react';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    '& button': { fontSize: '14px' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  /** File name without its ending. */
  name: string;
  markdown: () => string;
  csv?: () => string;
}

/** Takes a record along: copied, as a file, on paper. */
export function RecordBar({ name, markdown, csv }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('guided');
  // Excel reads UTF-8 only with this mark.
  const save = (text: string, type: string, ending: string) =>
    saveFile(
      new Blob([ending === 'csv' ? `\uFEFF${text}` : text], { type: `${type};charset=utf-8` }),
      `${name}.${ending}`,
    );
  return (
    <div className={styles.bar}>
      <CopyButton label={t('record.copy')} done={t('record.copied')} failed={t('record.copyFailed')} read={markdown} />
      <PlainButton look="quiet" onClick={() => save(markdown(), 'text/markdown', 'md')}>
        <ArrowDownloadRegular aria-hidden /> {t('record.markdown')}
      </PlainButton>
      {csv && (
        <PlainButton look="quiet" onClick={() => save(csv(), 'text/csv', 'csv')}>
          <ArrowDownloadRegular aria-hidden /> {t('record.csv')}
        </PlainButton>
      )}
      <PlainButton look="quiet" onClick={() => window.print()}>
        <PrintRegular aria-hidden /> {t('record.print')}
      </PlainButton>
    </div>
  );
}
