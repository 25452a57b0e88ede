import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Box, Size } from '@/canvas/geometry/types';
import type { PictureRecord } from '@/canvas/record/picture-record';
import { useTranslation } from '@/i18n/use-translation';
import { type Numbered, percentOf } from './numbered';
import { useObjectUrl } from './use-object-url';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    margin: 0,
    borderRadius: '12px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground5,
  },
  frame: { position: 'relative', maxWidth: '100%', lineHeight: 0 },
  picture: { display: 'block', maxWidth: '100%', maxHeight: '72vh', width: 'auto', height: 'auto', minWidth: '48px' },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    padding: 0,
    cursor: 'pointer',
    backgroundColor: 'transparent',
    border: '2px solid #ffd400',
    outline: '1px solid rgba(0, 0, 0, 0.7)',
  },
  chosen: { border: '3px solid #ffffff', outline: '3px solid #0b57d0', zIndex: 1 },
  drawn: {
    position: 'absolute',
    boxSizing: 'border-box',
    border: '2px dashed #ffffff',
    outline: '1px dashed #000000',
    pointerEvents: 'none',
  },
  score: {
    position: 'absolute',
    left: '-2px',
    bottom: '100%',
    padding: '0 4px',
    fontSize: '12px',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: '#ffffff',
    backgroundColor: 'rgba(0, 0, 0, 0.78)',
  },
  below: { bottom: 'auto', top: '100%' },
});

interface Props {
  record: PictureRecord;
  objects: readonly Numbered[];
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** The picture with what was found on it. For the mouse only: the table beside it says and does the same. */
export function ResultPicture({ record, objects, chosen, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const url = useObjectUrl(record.file);
  const { name, size, box } = record;
  return (
    <figure className={styles.root} aria-label={t('result.picture')}>
      <div className={styles.frame}>
        {url && (
          <img
            className={styles.picture}
            src={url}
            {...size}
            alt={t('result.alt', { name, ...size, shown: objects.length })}
          />
        )}
        <div aria-hidden>
          <div className={styles.drawn} style={place(box, size)} title={t('result.drawn')} />
          {objects.map((object) => (
            <button
              key={object.index}
              type="button"
              tabIndex={-1}
              className={mergeClasses(styles.box, object.index === chosen && styles.chosen)}
              style={place(object, size)}
              onClick={() => onChoose(object.index)}
            >
              <span className={mergeClasses(styles.score, object.y < size.height * 0.04 && styles.below)}>
                {objects.length <= 60 || object.index === chosen
                  ? `${object.index} · ${percentOf(object.score)}%`
                  : object.index}
              </span>
            </button>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** In shares of the picture, so the boxes stay on it at every size. */
function place({ x, y, width, height }: Box, size: Size) {
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return {
    left: share(x, size.width),
    top: share(y, size.height),
    width: share(width, size.width),
    height: share(height, size.height),
  };
}
