import { type ServerMessages, serverMessages } from '../../../generated/messages/server';
import { inEveryLocale, type LocalizedText, openCatalogue } from '../../../setting/messages/catalogue';

/** What the server says, in every language: `room:key` of `messages/<locale>/server/<room>.json`. */
export const message = openCatalogue<ServerMessages>(serverMessages);

/** Names in a row, set apart as each language does it. */
export const listed = (names: readonly (string | number)[]): LocalizedText =>
  inEveryLocale((locale) => names.join(message('base:list.separator')[locale]));
