/** The public interface of this room. */
export type { Point, TextLine } from './ocr/types';
