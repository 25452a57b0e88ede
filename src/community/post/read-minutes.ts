/** Characters of Chinese, and words of other languages, that people read in a minute. */
const [HAN, WORDS] = [400, 220];

/** How long a text is read, in minutes; tables and code count as text. */
export function readMinutes(markdown: string): number {
  const han = markdown.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = markdown.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / HAN + words / WORDS));
}

/** Whether a summary says more than the text does with its first words. */
export function isLede(summary: string, markdown: string): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
  const first = letters(summary).slice(0, 30);
  return first !== '' && !letters(markdown.slice(0, 1_000)).includes(first);
}
