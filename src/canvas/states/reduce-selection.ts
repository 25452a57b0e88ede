import { moved, resized, sameBox, snap, span } from '../geometry/box';
import type { Target } from '../geometry/handles';
import type { Box, Point } from '../geometry/types';
import { reducePress } from './reduce-press';
import type { Gesture, Selection } from './selection';

export type SelectionEvent =
  /** The pointer goes down at a point of the picture, on a part of the box or next to it. */
  | { type: 'press'; at: Point; target: Target }
  | { type: 'drag'; at: Point }
  /** `click`: it hardly moved. `twoTaps`: then the next press sets the opposite corner. */
  | { type: 'release'; click?: boolean; twoTaps?: boolean }
  | { type: 'cancel' }
  | { type: 'set'; box: Box; run?: string }
  | { type: 'nudge'; by: Point }
  | { type: 'grow'; by: Point }
  | { type: 'clear' }
  | { type: 'undo' }
  | { type: 'redo' };

export function reduceSelection(state: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'press':
      return reducePress(state, event.at, event.target);
    case 'drag':
      return state.gesture ? { ...state, draft: draftOf(state.gesture, event.at, state) } : state;
    case 'release':
      return release(state, event.click === true, event.twoTaps === true);
    case 'cancel':
      return { ...state, gesture: null, draft: null };
    case 'clear':
      return commit(state, null);
    case 'undo':
      return step(state, 'past', 'future');
    case 'redo':
      return step(state, 'future', 'past');
    case 'set':
      return commit(state, event.box, event.run);
    default:
      return withKeys(state, event);
  }
}

function withKeys(state: Selection, { type, by }: { type: 'nudge' | 'grow'; by: Point }): Selection {
  const { box, image } = state;
  if (!box) return state;
  if (type === 'nudge') return commit(state, moved(box, by, image), type);
  return commit(state, { ...box, width: box.width + by.x, height: box.height + by.y }, type);
}

function draftOf(gesture: Gesture, at: Point, { image, draft }: Selection): Box | null {
  if (gesture.kind === 'drawing') return span(gesture.from, at, image);
  if (gesture.kind === 'moving')
    return moved(gesture.box, { x: at.x - gesture.from.x, y: at.y - gesture.from.y }, image);
  const to = { x: at.x + gesture.grab.x, y: at.y + gesture.grab.y };
  // On the opposite edge, the box would be empty, so the previous one stays.
  return resized(gesture.box, gesture.handle, to, image) ?? draft;
}

function release(state: Selection, click: boolean, twoTaps: boolean): Selection {
  const { gesture, draft } = state;
  if (!gesture) return state;
  const settled = { ...state, gesture: null, draft: null };
  if (click && gesture.kind !== 'drawing') return settled;
  if (click && gesture.kind === 'drawing' && !gesture.tapped)
    return twoTaps ? { ...state, gesture: { ...gesture, tapped: true } } : settled;
  return draft ? commit(settled, draft) : settled;
}

/** Commits a rectangle in whole pixels, so that the shown, typed and sent values agree. */
function commit(state: Selection, box: Box | null, run: string | null = null): Selection {
  const settled = { ...state, gesture: null, draft: null };
  const next = box && usable(box) ? snap(box, state.image) : null;
  if ((box && !next) || sameBox(next, state.box)) return settled;
  const past = run !== null && run === state.run ? state.past : [...state.past, state.box];
  return { ...settled, box: next, past, future: [], run };
}

const usable = ({ x, y, width, height }: Box) => [x, y, width, height].every(Number.isFinite);

function step(state: Selection, from: 'past' | 'future', to: 'past' | 'future'): Selection {
  // During a gesture, undo and redo only cancel it.
  if (state.gesture) return { ...state, gesture: null, draft: null };
  const list = state[from];
  if (list.length === 0) return state;
  const box = list[list.length - 1] ?? null;
  return { ...state, box, [from]: list.slice(0, -1), [to]: [...state[to], state.box], run: null };
}
