import { type ServerMessages, serverMessages } from '../../../generated/messages/server';
import { inEveryLocale, type LocalizedText, openCatalogue } from '../../../setting/messages/catalogue';

/** Texts of the server in every language: `room:key` of `messages/<locale>/server/<room>.json`. */
export const message = openCatalogue<ServerMessages>(serverMessages);

/** Names joined with each language's separator. */
export const listed = (names: readonly (string | number)[]): LocalizedText =>
  inEveryLocale((locale) => names.join(message('base:list.separator')[locale]));
