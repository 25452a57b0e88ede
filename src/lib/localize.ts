/** A text of the setting: one for every language, or one per language. */
export type LocalizedText = string | { 'zh-CN'?: string; 'en-US'?: string };

/** The text in that language, else in the other one: a text is never missing because its translation is. */
export function localize(text: LocalizedText, locale: string): string;
export function localize(text: LocalizedText | undefined, locale: string): string | undefined;
export function localize(text: LocalizedText | undefined, locale: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  const [first, second] = locale.startsWith('zh') ? (['zh-CN', 'en-US'] as const) : (['en-US', 'zh-CN'] as const);
  return text[first] || text[second];
}
