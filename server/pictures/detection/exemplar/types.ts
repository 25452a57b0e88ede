/** In pixels of the picture as it is seen, that is, after its EXIF orientation. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Hit extends Box {
  /** 1 is the drawn thing itself, 0 the average of the picture. */
  likeness: number;
}

/** Three bytes a pixel, row by row. */
export interface Raster {
  rgb: Uint8Array;
  width: number;
  height: number;
}
