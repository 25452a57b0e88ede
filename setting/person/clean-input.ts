/** White space that people paste around an account, including invisible and full-width spaces. */
const SPACE = /[\s\u180e\u200b-\u200d\u2060\u3000\ufeff]+/g;

/** Removes all white space, as fields do when they lose focus. */
export function stripSpace(text: string): string {
  return text.replace(SPACE, '');
}

/** Normalizes an account or a code: full-width digits and signs become plain ones. */
export function cleanAccount(text: string): string {
  return stripSpace(text.normalize('NFKC'));
}
