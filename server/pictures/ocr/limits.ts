/** Lines are looked for in a picture of this longest side: more finds smaller text and takes longer, square by square. */
export const coarseSide = 960;
/** Small pictures are enlarged to it, at most threefold: letters of ten pixels are found badly. */
export const coarseLeast = 480;
export const mostEnlarged = 3;
/** Lines are read from a picture of at most this longest side. */
export const fineSide = 2_400;
/** Of all the work on one picture, waiting included. */
export const readMs = 30_000;
/** Pictures that may wait to be read; a person is told rather than kept waiting. */
export const mostWaiting = 16;
/** Lines of one picture that are read: the largest ones. */
export const mostLines = 200;
/** Below it a line is more likely to be a pattern than a text. */
export const leastConfidence = 0.5;
/** The reading process holds about 300 MB; it ends when nobody has asked for so long. */
export const idleMs = 120_000;
