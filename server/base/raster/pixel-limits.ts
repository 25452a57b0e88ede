/** Limits per picture. A file of a few kilobytes can decode to gigabytes. */
export const mostPixels = 120_000_000;

/** A pixel takes 3 or 4 bytes, and rotation needs the picture twice: at most about one gigabyte at a time. */
export const pixelRules = { mostInFlight: mostPixels, mostWaiting: 64, mostWaitingOfOne: 16 };
