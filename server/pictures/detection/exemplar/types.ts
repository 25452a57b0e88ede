/** In pixels of the picture after applying its EXIF orientation. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Hit extends Box {
  /** 1 is the drawn object itself, 0 the average of the picture. */
  likeness: number;
}

/** Three bytes per pixel, row by row. */
export interface Raster {
  rgb: Uint8Array;
  width: number;
  height: number;
}
