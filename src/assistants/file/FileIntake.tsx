import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useAssistantStyles } from '../assistant-styles';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '32px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    textAlign: 'center',
    '@media print': { display: 'none' },
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={mergeClasses(own.zone, over && own.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.quiet}>{what}</p>
      <PlainButton look="primary" className={styles.choice} disabled={busy} onClick={() => input.current?.click()}>
        {busy ? t('file.reading') : t('file.choose')}
      </PlainButton>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.asc,.dat,text/csv,text/plain"
        aria-label={t('file.choose')}
        onChange={(event) => {
          take(event.target.files);
          // Lets the same file be chosen again after a fix.
          event.target.value = '';
        }}
      />
      {children && <div className={own.ways}>{children}</div>}
      <p className={styles.quiet}>{t('file.stays')}</p>
      <p role="alert" className={styles.error}>
        {refused}
      </p>
    </div>
  );
}
