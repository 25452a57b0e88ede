/** Limits per picture. A file of a few kilobytes can decode to gigabytes. */
export const mostPixels = 120_000_000;

/** A pixel takes 3 or 4 bytes, and turning a picture needs it twice: about a gigabyte at the worst moment, whoever asks for whatever. */
export const pixelRules = { mostInFlight: mostPixels, mostWaiting: 64, mostWaitingOfOne: 16 };
