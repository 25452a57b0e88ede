/** As the specification states it. */
export const VERSION = 'V2.1.0';
