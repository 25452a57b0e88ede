import type { Box, Handle, Point, Size } from '../geometry/types';

/** What the pointer is about while it is down. `grab`: from the pointer to the point it holds. */
export type Gesture =
  | { kind: 'drawing'; from: Point; tapped: boolean }
  | { kind: 'moving'; from: Point; box: Box }
  | { kind: 'resizing'; handle: Handle; box: Box; grab: Point };

/** One rectangle at a time. `draft` is what is shown while a gesture lasts; only committed ones are remembered. */
export interface Selection {
  image: Size;
  box: Box | null;
  draft: Box | null;
  gesture: Gesture | null;
  past: readonly (Box | null)[];
  future: readonly (Box | null)[];
  /** Steps with the same name in a row, such as twenty presses of an arrow key, are one step to undo. */
  run: string | null;
}

export const emptySelection = (image: Size, box: Box | null = null): Selection => ({
  image,
  box,
  draft: null,
  gesture: null,
  past: [],
  future: [],
  run: null,
});

/** The rectangle on the screen. */
export const shownBox = ({ gesture, draft, box }: Selection): Box | null => (gesture ? draft : box);
