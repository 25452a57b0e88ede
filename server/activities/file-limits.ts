/** How large a file of a work may be, in bytes. */
export const FILE_BYTES = 20_000_000;
