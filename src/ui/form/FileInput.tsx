import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { useFormRoom } from './form-room';
import { TextControl } from './TextControl';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  file: { display: 'none' },
  trouble: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

/** The address of a paper to download, or a file to upload. */
export function FileInput({ id, value, readonly, onChange, schema, options }: WidgetProps): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('form');
  const field = useFieldState(id, schema);
  const { uploadFile } = useFormRoom();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file || !uploadFile) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      onChange((await uploadFile(file)).url);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : t('file.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={control.stack}>
      <div className={control.row}>
        <TextControl {...{ id, value, readonly, onChange, field }} placeholder="https://" className={control.grow} />
        {uploadFile && !readonly && (
          <>
            <input
              ref={input}
              type="file"
              accept={String(options.accept ?? '')}
              className={styles.file}
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                void send(target.files?.[0]).finally(() => {
                  // Lets the same file be chosen again after a fix.
                  target.value = '';
                });
              }}
            />
            <PlainButton className={control.small} disabled={busy} onClick={() => input.current?.click()}>
              <ArrowUploadRegular aria-hidden="true" /> {busy ? t('image.busy') : t('image.upload')}
            </PlainButton>
          </>
        )}
      </div>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </div>
  );
}
