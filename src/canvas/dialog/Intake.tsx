import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CameraRegular } from '@fluentui/react-icons/svg/camera';
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useMedia } from '@/ui/use-media';
import { ACCEPTED, FORMATS, MOST_MEGABYTES } from '../intake/limits';
import type { Refusal } from '../intake/open-picture';
import { pictureFrom } from '../intake/picture-from';
import type { PictureRecord } from '../record/picture-record';
import { Unsent } from './Unsent';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    width: '100%',
    flexGrow: 1,
    minHeight: '280px',
    padding: '32px 16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `2px dashed ${tokens.colorBrandStroke1}` },
  icon: { fontSize: '40px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  lead: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  limits: { margin: 0, fontSize: '14px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  what: { margin: 0, maxWidth: '440px', fontSize: '15px', lineHeight: '24px', color: tokens.colorNeutralForeground1 },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '12px',
    // One under the other and as wide as the thumb reaches.
    '@media (pointer: coarse)': { flexDirection: 'column', width: 'min(320px, 100%)' },
  },
  way: { paddingInline: '20px', '@media (pointer: coarse)': { minHeight: '56px', fontSize: '17px' } },
  refused: {
    margin: 0,
    maxWidth: '520px',
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorPaletteRedForeground1,
  },
});

interface Props {
  refusal?: Refusal | undefined;
  busy: boolean;
  onFile: (file: File) => void;
  onResume: (record: PictureRecord) => void;
}

/** Picks a picture from a file, the camera, a drop or a paste. Accepted formats and sizes are stated first. */
export function Intake({ refusal, busy, onFile, onResume }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const touch = useMedia('(pointer: coarse)');
  const [over, setOver] = useState(false);
  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const file = pictureFrom(transfer);
    setOver(false);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  const takeChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again after a fix.
    event.target.value = '';
    if (file) onFile(file);
  };
  const limits = { formats: FORMATS.join(t('intake.comma')), size: MOST_MEGABYTES };
  return (
    <section
      className={mergeClasses(styles.root, over && styles.over)}
      aria-label={t('intake.label')}
      aria-busy={busy}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <span className={styles.icon} aria-hidden>
        <ImageAddRegular />
      </span>
      <p className={styles.what}>{t('intake.what')}</p>
      <p className={styles.lead}>{busy ? t('intake.opening') : touch ? t('intake.leadTouch') : t('intake.lead')}</p>
      <p className={styles.limits}>{t('intake.limits', limits)}</p>
      <div role="alert">
        {refusal && (
          <p className={styles.refused}>
            {t('refused.text')}
            <br />
            {t(`refused.${refusal}`, limits)}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        {touch && (
          <PlainButton
            look="primary"
            className={styles.way}
            aria-disabled={busy}
            onClick={() => !busy && camera.current?.click()}
          >
            <CameraRegular fontSize={24} aria-hidden /> {t('intake.camera')}
          </PlainButton>
        )}
        <PlainButton
          look={touch ? 'outline' : 'primary'}
          className={styles.way}
          aria-disabled={busy}
          onClick={() => !busy && input.current?.click()}
        >
          {t('intake.choose')}
        </PlainButton>
      </div>
      <input ref={input} type="file" accept={ACCEPTED} hidden aria-label={t('intake.choose')} onChange={takeChosen} />
      {touch && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={t('intake.camera')}
          onChange={takeChosen}
        />
      )}
      <Unsent onResume={onResume} />
    </section>
  );
}
