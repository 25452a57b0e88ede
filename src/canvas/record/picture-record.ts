import type { Box, Size } from '../geometry/types';

/** A picture with its rectangle that has not been answered yet: kept until it is. */
export interface PictureRecord {
  id: string;
  name: string;
  createdAt: string;
  file: Blob;
  size: Size;
  box: Box;
}
