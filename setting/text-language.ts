/** The languages that search, plans and word patterns support. */
export const TEXT_LANGUAGES = ['zh', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The text language for a locale; undefined if there is none. */
export const textLanguageOf = (locale: string): TextLanguage | undefined =>
  TEXT_LANGUAGES.find((lang) => locale.split('-')[0] === lang);
