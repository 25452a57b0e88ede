/**
 * Longest side, in pixels, of the raster in which lines are searched: a larger one finds smaller text, at quadratic
 * cost.
 */
export const coarseSide = 960;
/** Small pictures are enlarged to this side, at most threefold: letters of ten pixels are hard to find. */
export const coarseLeast = 480;
export const mostEnlarged = 3;
/** Longest side of the raster from which lines are read. */
export const fineSide = 2_400;
/** Time limit for one picture, including waiting. */
export const readMs = 30_000;
/** Maximum number of waiting pictures; beyond it the visitor gets an error instead of a long wait. */
export const mostWaiting = 16;
/** Maximum number of lines read per picture, largest first. */
export const mostLines = 200;
/** Below this confidence a line is more likely a pattern than text. */
export const leastConfidence = 0.5;
/** Idle time after which the reading process ends; it holds about 300 MB. */
export const idleMs = 120_000;
