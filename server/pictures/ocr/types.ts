import type { Raster } from '../detection/exemplar/types';

/** A point in pixels of the input picture. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Top left, top right, bottom right and bottom left corner in reading direction; those of a rotated line are rotated
 * too.
 */
export type Corners = [Point, Point, Point, Point];

export interface TextLine {
  text: string;
  /** 0 to 1: mean confidence of its characters. */
  confidence: number;
  /** Axis-aligned bounding box of the line. */
  box: { x: number; y: number; width: number; height: number };
  corners: Corners;
}

export interface ReadText {
  /** In reading order: top to bottom, left to right within a row. */
  lines: TextLine[];
  /** Size after applying the EXIF orientation; boxes use these pixels. */
  width: number;
  height: number;
}

/** Input of the reading process: the picture at a low resolution to find lines, and at a high one to read them. */
export interface ReadOrder {
  coarse: Raster;
  fine: Raster;
}

/** A line as returned by the reading process, in pixels of the fine raster. */
export type RawLine = Pick<TextLine, 'text' | 'confidence' | 'corners'>;

export type ReadNews = { lines: RawLine[] } | { failed: string };
