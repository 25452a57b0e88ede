/** The server's limit. */
export const MOST_BYTES = 30 * 1024 * 1024;
export const MOST_MEGABYTES = 30;
/** Larger pictures are shown as a smaller copy; coordinates refer to the original. */
export const MOST_SHOWN_PIXELS = 16_000_000;
/** Larger pictures would exceed the memory of a page, so they are refused by their header, before decoding. */
export const MOST_PIXELS = 150_000_000;
export const FORMATS = ['JPEG', 'PNG', 'WebP', 'GIF'] as const;
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';
