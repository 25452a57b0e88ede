import type { Box, Size } from '../geometry/types';

/** A picture and its rectangle, stored until the result arrives. */
export interface PictureRecord {
  id: string;
  name: string;
  createdAt: string;
  file: Blob;
  size: Size;
  box: Box;
}
