/** What the server says of a refusal; undefined if it said nothing. */
export const msgOf = (error: object): string | undefined =>
  'msg' in error && typeof error.msg === 'string' && error.msg !== '' ? error.msg : undefined;
