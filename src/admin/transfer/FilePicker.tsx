import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';

/** Larger files cannot be settings and are not read. */
export const MOST_BYTES = 1_000_000;

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '24px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    textAlign: 'center',
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface Props {
  chosen: string | null;
  busy: boolean;
  onText: (name: string, text: string) => void;
}

/** Picks one file, by dialog or drop. */
export function FilePicker({ chosen, busy, onText }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ file: File; why: 'tooLarge' | 'unreadable' } | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setRefused({ file, why: 'tooLarge' });
    // A dropped folder looks like a file until it is read.
    const text = await file.text().catch(() => undefined);
    setRefused(text === undefined ? { file, why: 'unreadable' } : null);
    if (text !== undefined) onText(file.name, text);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const size = (bytes: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={mergeClasses(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {chosen ?? t('import.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('import.choose')}
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {busy ? <Spinner size="tiny" label={t('import.busy')} /> : <p className={styles.quiet}>{t('import.hint')}</p>}
      </div>
      {refused && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {t(`import.${refused.why}`, {
              name: refused.file.name,
              size: size(refused.file.size),
              limit: size(MOST_BYTES),
            })}
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
