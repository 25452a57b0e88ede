import type { Box, Size } from '../geometry/types';

export interface FoundObject extends Box {
  score: number;
  label?: string;
}

export interface Detection extends Size {
  objects: FoundObject[];
}

/** One use of the tool: what was shown, what was drawn, what came of it. */
export interface PictureRecord {
  id: string;
  name: string;
  createdAt: string;
  file: Blob;
  size: Size;
  box: Box;
  /** Not there yet while the call is on its way, or waits for the line. */
  result?: Detection;
}
