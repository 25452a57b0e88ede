/** What other rooms may take of this one. */
export type { Point, TextLine } from './ocr/types';
