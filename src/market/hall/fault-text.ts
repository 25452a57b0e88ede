/** What the server says of a refused call, or another text. */
export const faultText = (error: object, other: string): string =>
  'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : other;
