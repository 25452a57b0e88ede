/** What people paste around an account: spaces, also the invisible and the full-width ones. */
const SPACE = /[\s\u180e\u200b-\u200d\u2060\u3000\ufeff]+/g;

/** Without any white space: what a field keeps when it is left. */
export function stripSpace(text: string): string {
  return text.replace(SPACE, '');
}

/** An account or a code as it was meant: digits and signs of a Chinese keyboard are those of any other. */
export function cleanAccount(text: string): string {
  return stripSpace(text.normalize('NFKC'));
}
