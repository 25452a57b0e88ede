import { span } from '../geometry/box';
import { handlePoint, type Target } from '../geometry/handles';
import type { Point } from '../geometry/types';
import type { Gesture, Selection } from './selection';

/** Starts a gesture: resizing on a handle, moving on the box, drawing elsewhere. */
export function reducePress(state: Selection, at: Point, target: Target): Selection {
  const { gesture, image } = state;
  // The second of two taps sets the opposite corner.
  if (gesture?.kind === 'drawing' && gesture.tapped) return { ...state, draft: span(gesture.from, at, image) };
  const next = gestureAt(state, at, target);
  return { ...state, gesture: next, draft: next.kind === 'drawing' ? null : next.box };
}

function gestureAt({ box }: Selection, at: Point, target: Target): Gesture {
  if (!box || target.kind === 'surface') return { kind: 'drawing', from: at, tapped: false };
  if (target.kind === 'box') return { kind: 'moving', from: at, box };
  const held = handlePoint(box, target.handle);
  // Keeps the offset between pointer and handle, so that the edge does not jump.
  return { kind: 'resizing', handle: target.handle, box, grab: { x: held.x - at.x, y: held.y - at.y } };
}
