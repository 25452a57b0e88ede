type Locale = 'zh-CN' | 'en-US';

/** The first of our two languages that a browser asks for. */
export function askedLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    if (/^zh\b/i.test(language)) return 'zh-CN';
    if (/^en\b/i.test(language)) return 'en-US';
  }
  return 'zh-CN';
}
