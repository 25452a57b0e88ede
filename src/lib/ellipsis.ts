/** Shortens a text to `length` characters. */
export function ellipsis(text: string, length = 10): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
