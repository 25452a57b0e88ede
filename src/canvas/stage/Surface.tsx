import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Dispatch, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { visuallyHidden } from '@/ui/visually-hidden';
import { centredBox } from '../geometry/box';
import { toImage } from '../geometry/camera';
import { targetAt } from '../geometry/handles';
import type { Point, Size } from '../geometry/types';
import type { SelectionEvent } from '../states/reduce-selection';
import { type Selection, shownBox } from '../states/selection';
import { cursorOf } from './cursor-of';
import { keyCommand } from './key-command';
import { Stage } from './Stage';
import type { CameraControls } from './use-camera';
import { usePointers } from './use-pointers';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    // Touch draws here and scrolls elsewhere in the dialog.
    touchAction: 'none',
    userSelect: 'none',
    outlineStyle: 'none',
    ':focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      border: `2px solid ${tokens.colorStrokeFocus2}`,
      boxShadow: `inset 0 0 0 1px ${tokens.colorStrokeFocus1}`,
    },
  },
  move: { cursor: 'move' },
  crosshair: { cursor: 'crosshair' },
  hand: { cursor: 'grab' },
  nwse: { cursor: 'nwse-resize' },
  nesw: { cursor: 'nesw-resize' },
  ns: { cursor: 'ns-resize' },
  ew: { cursor: 'ew-resize' },
  hint: { ...visuallyHidden },
});

interface Props {
  bitmap: CanvasImageSource;
  selection: Selection;
  dispatch: Dispatch<SelectionEvent>;
  stage: Size;
  view: CameraControls;
  twoTaps: boolean;
  onFinish: () => void;
  onCancel: () => void;
}

/** Handles pointers and keys on the drawing area. Konva only renders the result. */
export function Surface(props: Props) {
  const { bitmap, selection, dispatch, stage, view, twoTaps } = props;
  const { t } = useTranslation('picture');
  const styles = useStyles();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const hand = useRef(false);
  const [cursor, setCursor] = useState<ReturnType<typeof cursorOf>>('crosshair');
  const tapped = selection.gesture?.kind === 'drawing' && selection.gesture.tapped;
  const inPicture = (at: Point) => toImage(view.camera, at);
  const pointers = usePointers({
    press: (at) => {
      root.current?.focus({ preventScroll: true });
      dispatch({ type: 'press', at: inPicture(at), target: targetAt(selection.box, view.camera, at) });
    },
    drag: (at) => dispatch({ type: 'drag', at: inPicture(at) }),
    release: (click) => dispatch({ type: 'release', click, twoTaps }),
    cancel: () => dispatch({ type: 'cancel' }),
    hover: (at) => {
      if (tapped) dispatch({ type: 'drag', at: inPicture(at) });
      setCursor(hand.current ? 'hand' : cursorOf(targetAt(selection.box, view.camera, at)));
    },
    move: view.move,
    zoom: view.zoom,
    isHand: () => hand.current,
  });
  useWheel(root, view);
  useOwnEscape(root, selection.gesture !== null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (run(event, props)) event.preventDefault();
    if (event.key === ' ') hand.current = true;
  };
  return (
    <div
      ref={root}
      className={mergeClasses(styles.root, styles[cursor])}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw here; the fields below do too.
      tabIndex={0}
      role="application"
      aria-label={t('stage.label')}
      aria-describedby={hintId}
      data-stage=""
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === ' ') hand.current = false;
      }}
      onBlur={() => {
        hand.current = false;
      }}
      onDoubleClick={() => !selection.gesture && view.fit()}
      {...pointers}
    >
      <Stage
        bitmap={bitmap}
        image={selection.image}
        stage={stage}
        camera={view.camera}
        box={shownBox(selection)}
        handles={selection.gesture?.kind !== 'drawing'}
      />
      <p id={hintId} className={styles.hint}>
        {t('stage.keys')}
      </p>
    </div>
  );
}

/** Returns whether the key was handled. */
function run(event: KeyboardEvent, { selection, dispatch, stage, view, onFinish, onCancel }: Props): boolean {
  const command = keyCommand(event, selection.box !== null);
  if (!command) return false;
  if (command.do === 'nudge' || command.do === 'grow') dispatch({ type: command.do, by: command.by });
  else if (command.do === 'zoom') view.zoom(command.factor);
  else if (command.do === 'fit') view.fit();
  else if (command.do === 'finish') onFinish();
  else if (command.do === 'begin') {
    const { scale, x, y } = view.camera;
    const seen = { x: -x / scale, y: -y / scale, width: stage.width / scale, height: stage.height / scale };
    dispatch({ type: 'set', box: centredBox(seen, selection.image) });
  } else if (command.do === 'cancel') selection.gesture ? dispatch({ type: 'cancel' }) : onCancel();
  else if (command.do !== 'hand') dispatch({ type: command.do });
  return true;
}

/** A native listener, because React's wheel listeners are passive and cannot prevent scrolling. */
function useWheel(root: React.RefObject<HTMLElement | null>, view: CameraControls): void {
  const zoom = useRef(view.zoom);
  zoom.current = view.zoom;
  useEffect(() => {
    const element = root.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const speed = event.ctrlKey ? 0.01 : 0.0015;
      const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
      zoom.current(Math.exp(-event.deltaY * lines * speed), at);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [root]);
}

/** Escape cancels the gesture rather than the dialog, so the browser's default is prevented. */
function useOwnEscape(root: React.RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !wanted) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root, wanted]);
}
