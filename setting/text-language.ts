/** The languages that texts are read in: search, plans and word patterns know these. */
export const TEXT_LANGUAGES = ['zh', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The texts for a reader of a locale; nothing where there are none in that language. */
export const textLanguageOf = (locale: string): TextLanguage | undefined =>
  TEXT_LANGUAGES.find((lang) => locale.split('-')[0] === lang);
