import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { CropRegular } from '@fluentui/react-icons/svg/crop';
import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { useFormRoom } from './form-room';
import { ImagePreview } from './ImagePreview';
import { TextControl } from './TextControl';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  file: { display: 'none' },
  trouble: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml';
/** Pictures that this portal keeps: no page may read others. */
const UPLOADED = /^\/(?!\/).*\.(?:png|jpe?g|webp|svg)$/i;
const MAX_IMAGE_BYTES = 2_097_152;

/** A URL, or a file to upload. Shows the picture and its size, or that none was found. */
export function ImageInput({ id, value, readonly, onChange, schema }: WidgetProps): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('form');
  const field = useFieldState(id, schema);
  const { fault, instead } = field;
  const { upload, pictures, crop } = useFormRoom();
  const [open, setOpen] = useState<'library' | 'crop'>();
  const close = () => setOpen(undefined);
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const send = async (chosen: File | undefined) => {
    if (!chosen || !upload) return;
    if (!ACCEPTED.split(',').includes(chosen.type)) return setTrouble(t('image.kind', { name: chosen.name }));
    if (chosen.size > MAX_IMAGE_BYTES) {
      return setTrouble(t('image.tooBig', { name: chosen.name, size: (chosen.size / 1_048_576).toFixed(1) }));
    }
    setBusy(true);
    setTrouble(undefined);
    try {
      onChange((await upload(chosen)).url);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : t('image.failed'));
    } finally {
      setBusy(false);
    }
  };

  const shown = typeof value === 'string' ? value : typeof instead === 'string' ? instead : undefined;
  return (
    <div className={control.stack}>
      <div className={control.row}>
        <TextControl {...{ id, value, readonly, onChange, field }} placeholder="https://" className={control.grow} />
        {upload && !readonly && (
          <>
            <input
              ref={file}
              type="file"
              accept={ACCEPTED}
              className={styles.file}
              tabIndex={-1}
              aria-hidden="true"
              onChange={(event) => {
                const { target } = event;
                void send(target.files?.[0]).finally(() => {
                  // Lets the same file be chosen again after a fix.
                  target.value = '';
                });
              }}
            />
            <PlainButton className={control.small} disabled={busy} onClick={() => file.current?.click()}>
              <ArrowUploadRegular aria-hidden="true" /> {busy ? t('image.busy') : t('image.upload')}
            </PlainButton>
          </>
        )}
        {pictures && !readonly && (
          <PlainButton className={control.small} aria-haspopup="dialog" onClick={() => setOpen('library')}>
            <ImageMultipleRegular aria-hidden="true" /> {t('image.choose')}
          </PlainButton>
        )}
        {crop && !readonly && UPLOADED.test(value ?? '') && (
          <PlainButton className={control.small} aria-haspopup="dialog" onClick={() => setOpen('crop')}>
            <CropRegular aria-hidden="true" /> {t('image.crop')}
          </PlainButton>
        )}
      </div>
      {open === 'library' && pictures?.({ onChoose: onChange, onClose: close })}
      {open === 'crop' && crop?.({ url: value, onChoose: onChange, onClose: close })}
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {shown && !fault && <ImagePreview key={shown} src={shown} />}
    </div>
  );
}
