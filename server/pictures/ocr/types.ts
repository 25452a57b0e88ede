import type { Raster } from '../detection/exemplar/types';

/** A place in a picture, in pixels of the picture that was handed in. */
export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left of a line as it is read: a turned line has turned corners. */
export type Corners = [Point, Point, Point, Point];

export interface TextLine {
  text: string;
  /** 0 to 1: mean certainty of its characters. */
  confidence: number;
  /** Upright box round the line. */
  box: { x: number; y: number; width: number; height: number };
  corners: Corners;
}

export interface ReadText {
  /** In reading order: from the top, and in one row from the left. */
  lines: TextLine[];
  /** Of the picture as it is seen, after its EXIF orientation: boxes count in these pixels. */
  width: number;
  height: number;
}

/** What goes to the reading process: the same picture twice, small to find lines in and sharp to read them. */
export interface ReadOrder {
  coarse: Raster;
  fine: Raster;
}

/** A line as the reading process tells it, in pixels of the fine raster. */
export type RawLine = Pick<TextLine, 'text' | 'confidence' | 'corners'>;

export type ReadNews = { lines: RawLine[] } | { failed: string };
