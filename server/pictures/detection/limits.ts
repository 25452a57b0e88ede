/** Maximum bytes of a picture before base64, which adds a third. */
export const mostPictureBytes = 30 * 1024 * 1024;
export const longestSide = 30_000;
/** Minimum side of a rectangle in pixels; a smaller one has no recognizable shape. */
export const leastRectSide = 4;
/** Time limit for one request, including waiting. */
export const detectionMs = 30_000;
export const mostObjects = 500;
export const mostWeaker = 100;
/** Objects below this score are not returned. */
export const leastScore = 0.3;
/** Maximum number of detections waiting on one node; beyond it the visitor gets an error instead of a long wait. */
export const mostWaiting = 32;
