import { makeStyles } from '@fluentui/react-components';
import { type PointerEvent, type ReactNode, type Ref, useRef } from 'react';
import { type Box, boxBetween, type Point, type Size } from './crop-box';
import { cutSize } from './cut-picture';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    justifySelf: 'center',
    alignSelf: 'center',
    overflow: 'hidden',
    lineHeight: 0,
    cursor: 'crosshair',
    touchAction: 'none',
    userSelect: 'none',
    // Checkered, since a logo may be white.
    backgroundImage: 'repeating-conic-gradient(#c9cdd3 0% 25%, #f4f5f7 0% 50%)',
    backgroundSize: '16px 16px',
  },
  image: { display: 'block', maxWidth: '100%', maxHeight: '46vh', minHeight: '48px', pointerEvents: 'none' },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    border: '1px solid #fff',
    outline: '1px solid #000',
    boxShadow: '0 0 0 9999px rgb(0 0 0 / 55%)',
    pointerEvents: 'none',
  },
});

interface Props {
  ref: Ref<HTMLImageElement>;
  url: string;
  /** Undefined until the picture is there. */
  size: Size | undefined;
  box: Box;
  ratio: number | null;
  onBox: (box: Box) => void;
  onSize: (size: Size) => void;
}

/** The picture, what is left of it, and a pointer that draws another piece. The fields below do the same by keyboard. */
export function CropStage({ ref, url, size, box, ratio, onBox, onSize }: Props): ReactNode {
  const styles = useStyles();
  const from = useRef<Point>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, of: Size): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (at: number, length: number) => Math.max(0, Math.min(1, at / length));
    return { x: share(clientX - left, width) * of.width, y: share(clientY - top, height) * of.height };
  };
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      className={styles.root}
      data-crop=""
      onPointerDown={(event) => {
        if (!size || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = pointOf(event, size);
      }}
      onPointerMove={(event) => {
        if (size && from.current) onBox(boxBetween(from.current, pointOf(event, size), size, ratio));
      }}
      onPointerUp={() => {
        from.current = null;
      }}
    >
      <img
        ref={ref}
        className={styles.image}
        src={url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) => onSize(cutSize(currentTarget))}
      />
      {size && (
        <div
          className={styles.box}
          style={{
            left: percent(box.x, size.width),
            top: percent(box.y, size.height),
            width: percent(box.width, size.width),
            height: percent(box.height, size.height),
          }}
        />
      )}
    </div>
  );
}
