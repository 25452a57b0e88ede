/** The beginning of a text, where a sentence has no room for all of it. */
export function ellipsis(text: string, length = 10): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
