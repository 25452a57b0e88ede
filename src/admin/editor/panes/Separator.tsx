import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    position: 'relative',
    zIndex: 2,
    touchAction: 'none',
    backgroundColor: tokens.colorNeutralStroke2,
    // The grab area is wider than the visible line.
    '::after': { content: '""', position: 'absolute', inset: '-4px' },
    ':hover': { backgroundColor: tokens.colorBrandStroke1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, backgroundColor: tokens.colorBrandStroke1 },
  },
  vertical: { width: '1px', cursor: 'col-resize' },
  horizontal: { height: '1px', cursor: 'row-resize' },
});

interface Props {
  label: string;
  direction: 'vertical' | 'horizontal';
  size: number;
  min: number;
  max: number;
  /** The resized pane follows the line. */
  after?: boolean;
  /** Its place among the panes, where that is not its place in the document. */
  order?: number;
  onResize: (size: number) => void;
}

const STEP = 16;

/** The line between two panes: drag it, or focus it and use the arrow keys, Home and End. */
export function Separator({ label, direction, size, min, max, after, order, onResize }: Props): ReactNode {
  const styles = useStyles();
  const from = useRef<{ at: number; size: number }>(null);
  const sign = after ? -1 : 1;
  const set = (next: number) => onResize(Math.round(Math.min(Math.max(next, min), max)));
  const positionOf = (event: PointerEvent) => (direction === 'vertical' ? event.clientX : event.clientY);
  const [less, more] = direction === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const keys = (event: KeyboardEvent) => {
    if (event.key === less) set(size - STEP * sign);
    else if (event.key === more) set(size + STEP * sign);
    else if (event.key === 'Home') set(min);
    else if (event.key === 'End') set(max);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a focusable separator is the pattern for panes; <hr> cannot be moved.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={direction}
      aria-valuenow={Math.round(size)}
      aria-valuemin={min}
      aria-valuemax={max}
      className={mergeClasses(styles.root, styles[direction])}
      style={order === undefined ? undefined : { order }}
      onKeyDown={keys}
      onPointerDown={(event) => {
        from.current = { at: positionOf(event), size };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current) set(from.current.size + (positionOf(event) - from.current.at) * sign);
      }}
      // Released, or cancelled by the system: a scrolling touch, another window.
      onLostPointerCapture={() => {
        from.current = null;
      }}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}
