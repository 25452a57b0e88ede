/** As stated in the specification. */
export const VERSION = 'V2.1.0';
