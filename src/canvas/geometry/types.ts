export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** In pixels of the original picture, turned the way its camera was held. */
export interface Box extends Point, Size {}

/** Where the picture lies on the stage: stage = picture × scale + offset. */
export interface Camera extends Point {
  scale: number;
}

/** Which edges a handle moves: -1 the left or top one, 1 the right or bottom one, 0 none of them. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}
