/** Of a picture as it is sent. Base64 makes four characters of three bytes. */
export const mostPictureBytes = 30 * 1024 * 1024;
export const longestSide = 30_000;
/** Less than this has no shape to look for. */
export const leastRectSide = 4;
/** Of all the work on one request, waiting included. */
export const detectionMs = 30_000;
export const mostObjects = 500;
export const mostWeaker = 100;
/** Below it a resemblance is no help to anybody. */
export const leastScore = 0.3;
/** Waiting detections on one node; a person is told rather than kept waiting. */
export const mostWaiting = 32;
