/** What the server takes; said before anything is chosen. */
export const MOST_BYTES = 30 * 1024 * 1024;
export const MOST_MEGABYTES = 30;
/** Above this the screen gets a smaller copy; coordinates stay those of the original. */
export const MOST_SHOWN_PIXELS = 16_000_000;
/** A picture of more would take more memory than a browser gives a page: it is refused by its header, before it is unpacked. */
export const MOST_PIXELS = 150_000_000;
export const FORMATS = ['JPEG', 'PNG', 'WebP', 'GIF'] as const;
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';
