export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** In pixels of the original picture, with its EXIF orientation applied. */
export interface Box extends Point, Size {}

/** Maps the picture to the stage: stage = picture × scale + offset. */
export interface Camera extends Point {
  scale: number;
}

/** Edges that a handle moves: -1 left or top, 1 right or bottom, 0 none. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}
