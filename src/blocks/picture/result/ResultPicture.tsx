import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { Box, Size } from '@/canvas/geometry/types';
import { useTranslation } from '@/i18n/use-translation';
import type { KeptDetection } from './Found';
import { type Numbered, percentOf } from './numbered';
import { viewAddress } from './picture-address';
import { ZoomFrame } from './ZoomFrame';

const useStyles = makeStyles({
  root: { gridArea: 'picture', margin: 0, minWidth: 0 },
  picture: { display: 'block', width: '100%', height: 'auto', userSelect: 'none' },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    padding: 0,
    cursor: 'pointer',
    backgroundColor: 'transparent',
    border: '2px solid #ffd400',
    outline: '1px solid rgba(0, 0, 0, 0.7)',
  },
  drawn: { border: '2px dashed #ffffff', outline: '1px dashed #000000' },
  chosen: { border: '3px solid #ffffff', outline: '3px solid #0b57d0', zIndex: 1 },
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

/** Longest side requested, in pixels: for the normal view, and once the zoom exceeds `CLOSE`. */
const SIDE = 2048;
const CLOSE_SIDE = 4096;
const CLOSE = 1.5;

interface Props {
  result: KeptDetection;
  objects: readonly Numbered[];
  chosen: number | null;
  onChoose: (index: number) => void;
}

/**
 * The picture with its detected objects. Only the chosen box is labelled, because more labels would cover the objects.
 * The boxes serve the mouse; the table offers the same to the keyboard.
 */
export function ResultPicture({ result, objects, chosen, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const [close, setClose] = useState(false);
  const { picture, width, height } = result;
  const size = { width, height };
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen !== null) showChosen(root.current);
  }, [chosen]);
  return (
    <figure ref={root} className={styles.root} aria-label={t('result.picture')}>
      <ZoomFrame size={size} onZoom={(zoom) => zoom > CLOSE && setClose(true)}>
        <img
          className={styles.picture}
          src={viewAddress(picture.url, close ? CLOSE_SIDE : SIDE)}
          {...size}
          alt={t('result.alt', { name: t('result.photo'), ...size, shown: objects.length })}
          draggable={false}
        />
        <div aria-hidden>
          {objects.map((object) => (
            <button
              key={object.index}
              type="button"
              tabIndex={-1}
              data-chosen={object.index === chosen || undefined}
              className={mergeClasses(
                styles.box,
                object.drawn && styles.drawn,
                object.index === chosen && styles.chosen,
              )}
              style={place(object, size)}
              onClick={() => onChoose(object.index)}
            >
              {object.index === chosen && (
                <span className={mergeClasses(styles.score, object.y < size.height * 0.04 && styles.below)}>
                  {`${object.index} · ${percentOf(object.score)}%`}
                </span>
              )}
            </button>
          ))}
        </div>
      </ZoomFrame>
    </figure>
  );
}

/** Scrolls the frame to centre the chosen object, without scrolling the page. */
function showChosen(root: HTMLElement | null): void {
  const box = root?.querySelector<HTMLElement>('[data-chosen]');
  const scroller = root?.querySelector('section');
  if (!box || !scroller) return;
  scroller.scrollLeft = box.offsetLeft + (box.offsetWidth - scroller.clientWidth) / 2;
  scroller.scrollTop = box.offsetTop + (box.offsetHeight - scroller.clientHeight) / 2;
}

/** In percent, so the boxes follow the picture at every size. */
function place({ x, y, width, height }: Box, size: Size) {
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return {
    left: share(x, size.width),
    top: share(y, size.height),
    width: share(width, size.width),
    height: share(height, size.height),
  };
}
