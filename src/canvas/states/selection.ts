import type { Box, Handle, Point, Size } from '../geometry/types';

/** The gesture in progress. `grab`: offset from the pointer to the handle. */
export type Gesture =
  | { kind: 'drawing'; from: Point; tapped: boolean }
  | { kind: 'moving'; from: Point; box: Box }
  | { kind: 'resizing'; handle: Handle; box: Box; grab: Point };

/** The state of one rectangle. `draft` is shown during a gesture; only committed boxes enter the history. */
export interface Selection {
  image: Size;
  box: Box | null;
  draft: Box | null;
  gesture: Gesture | null;
  past: readonly (Box | null)[];
  future: readonly (Box | null)[];
  /** Consecutive changes with the same name, such as twenty presses of an arrow key, are one undo step. */
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

export const shownBox = ({ gesture, draft, box }: Selection): Box | null => (gesture ? draft : box);
