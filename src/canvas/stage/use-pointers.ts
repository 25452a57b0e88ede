import { type PointerEvent, useRef } from 'react';
import type { Point } from '../geometry/types';
import { distance, pinchBetween } from './fingers';

export interface PointerActions {
  press: (at: Point) => void;
  drag: (at: Point) => void;
  release: (click: boolean) => void;
  cancel: () => void;
  hover: (at: Point) => void;
  move: (by: Point) => void;
  zoom: (factor: number, at: Point) => void;
  /** Whether the space bar is held, so that a drag moves the picture. */
  isHand: () => boolean;
}

/** Movement in pixels that still counts as a click. Fingers are less steady than a mouse. */
const SLACK = { mouse: 3, pen: 4, touch: 8 } as const;

interface Fingers {
  at: Map<number, Point>;
  mode: 'none' | 'draw' | 'hand' | 'pinch';
  start: Point;
  moved: boolean;
}

/** One pointer draws, two pan and zoom. The pointer is captured, so releases outside the window are seen. */
export function usePointers(actions: PointerActions) {
  const fingers = useRef<Fingers>({ at: new Map(), mode: 'none', start: { x: 0, y: 0 }, moved: false });
  const state = fingers.current;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 1) return;
    const point = placeOf(event);
    capture(event);
    state.at.set(event.pointerId, point);
    if (state.at.size > 1) {
      if (state.mode === 'draw') actions.cancel();
      state.mode = 'pinch';
      return;
    }
    Object.assign(state, {
      mode: event.button === 1 || actions.isHand() ? 'hand' : 'draw',
      start: point,
      moved: false,
    });
    if (state.mode === 'draw') actions.press(point);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const [before, point] = [state.at.get(event.pointerId), placeOf(event)];
    if (!before) return actions.hover(point);
    if (state.mode === 'pinch') return pinch(state, event.pointerId, point, actions);
    state.at.set(event.pointerId, point);
    if (state.mode === 'hand') return actions.move({ x: point.x - before.x, y: point.y - before.y });
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.mouse;
    state.moved ||= distance([state.start, point]) > slack;
    if (state.moved && state.mode === 'draw') actions.drag(point);
  };

  const end = (event: PointerEvent<HTMLElement>, given: boolean) => {
    if (!state.at.delete(event.pointerId)) return;
    if (state.mode === 'draw') given ? actions.release(!state.moved) : actions.cancel();
    // A finger left after a pinch does not draw until it is lifted.
    if (state.at.size === 0 || state.mode !== 'pinch') state.mode = 'none';
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

function pinch(state: Fingers, id: number, point: Point, actions: PointerActions): void {
  const before = [...state.at.values()];
  state.at.set(id, point);
  const [a, b] = before;
  const [c, d] = state.at.values();
  if (!a || !b || !c || !d) return;
  const { by, factor, middle } = pinchBetween([a, b], [c, d]);
  actions.move(by);
  actions.zoom(factor, middle);
}

function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function capture(event: PointerEvent<HTMLElement>): void {
  try {
    event.currentTarget.setPointerCapture(event.pointerId);
  } catch {
    // The pointer is already gone.
  }
}
