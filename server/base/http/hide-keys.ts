/** Keys of ours, wherever they stand in a line: an address, a header, an error. Their id stays, so that they can be found. */
const KEY = /(mwk_[a-z0-9]{12}_)[\w-]{43,}/g;
/** Sessions of embedded pages, what signs identities, and tokens of connected programs and of apps from the market. */
const TOKEN = /(mw[aeimr]_)[\w-]{43}/g;

/** The text without secrets of ours. */
export const withoutKeys = (text: string): string =>
  /mw[aeikmr]_/.test(text) ? text.replaceAll(KEY, '$1***').replaceAll(TOKEN, '$1***') : text;

/** For pino: no log line has the secret of a key, whatever was logged. */
export const hideKeys = { streamWrite: withoutKeys };
