import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { FileDrop } from '@/ui/FileDrop';
import { PlainButton } from '@/ui/PlainButton';
import { useAssistantStyles } from '../assistant-styles';

const useStyles = makeStyles({
  zone: { gap: '12px', padding: '32px 16px', '@media print': { display: 'none' } },
  ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

interface Props {
  what: string;
  busy: boolean;
  /** Why the last file was refused, and the way out. */
  refused: string | undefined;
  onFile: (file: File) => void;
  /** Other ways to begin, such as with a sample. */
  children?: ReactNode;
}

/** Takes one file by dialog or drop, and says that it stays here. */
export function FileIntake({ what, busy, refused, onFile, children }: Props): ReactNode {
  const styles = useAssistantStyles();
  const own = useStyles();
  const { t } = useTranslation('analysis');
  return (
    <FileDrop
      label={t('file.choose')}
      accept=".xlsx,.xlsm,.csv,.tsv,.txt,.asc,.dat,text/csv,text/plain"
      className={own.zone}
      onFiles={([file]) => file && onFile(file)}
    >
      {(choose) => (
        <>
          <p className={styles.quiet}>{what}</p>
          <PlainButton look="primary" className={styles.choice} disabled={busy} onClick={choose}>
            {busy ? t('file.reading') : t('file.choose')}
          </PlainButton>
          {children && <div className={own.ways}>{children}</div>}
          <p className={styles.quiet}>{t('file.stays')}</p>
          <p role="alert" className={styles.error}>
            {refused}
          </p>
        </>
      )}
    </FileDrop>
  );
}
