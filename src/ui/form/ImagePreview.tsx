import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from './control-styles';
import { judgePicture, type PictureNote } from './judge-picture';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  // A chessboard pattern makes transparency visible in both colour modes.
  frame: {
    width: '96px',
    height: '48px',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: 'repeating-conic-gradient(#d8d8d8 0 25%, #f6f6f6 0 50%)',
    backgroundSize: '12px 12px',
  },
  picture: { maxWidth: '96px', maxHeight: '48px', objectFit: 'contain' },
});

type Seen = 'loading' | 'missing' | { width: number; height: number; notes: readonly PictureNote[] };

/** Shorter pictures are blurred on sharp displays. */
const SHORTEST = 64;
/** Edge of the sample in pixels. */
const SAMPLE = 64;

function seenOf(image: HTMLImageElement): Seen {
  const { naturalWidth: width, naturalHeight: height } = image;
  return { width, height, notes: notesOf(image) };
}

/** None for a picture of another site, whose pixels no page may read. */
function notesOf(image: HTMLImageElement): readonly PictureNote[] {
  try {
    const context = new OffscreenCanvas(SAMPLE, SAMPLE).getContext('2d');
    context?.drawImage(image, 0, 0, SAMPLE, SAMPLE);
    return context ? judgePicture(context.getImageData(0, 0, SAMPLE, SAMPLE).data) : [];
  } catch {
    return [];
  }
}

export function ImagePreview({ src }: { src: string }): ReactNode {
  const styles = useStyles();
  const { fault } = useControlStyles();
  const { t } = useTranslation('form');
  const [seen, setSeen] = useState<Seen>('loading');
  if (seen === 'missing') return <p className={fault}>{t('image.missing')}</p>;
  return (
    <div className={styles.root}>
      <span className={styles.frame}>
        <img
          src={src}
          alt=""
          className={styles.picture}
          onLoad={({ currentTarget }) => setSeen(seenOf(currentTarget))}
          onError={() => setSeen('missing')}
        />
      </span>
      {seen !== 'loading' && <PictureNotes src={src} seen={seen} />}
    </div>
  );
}

function PictureNotes({ src, seen }: { src: string; seen: Exclude<Seen, string> }): ReactNode {
  const { note } = useControlStyles();
  const { t } = useTranslation('form');
  const { width, height, notes } = seen;
  // A drawing has no size of its own to be too small.
  const small = height < SHORTEST && !/\.svg(?:[?#]|$)/i.test(src);
  return (
    <span className={note}>
      {t('image.size', { width, height })}
      {small && <span className={note}> {t('image.small', { height, least: SHORTEST })}</span>}
      {notes.map((each) => (
        <span key={each} className={note}>
          {' '}
          {t(`image.note.${each}`)}
        </span>
      ))}
    </span>
  );
}
