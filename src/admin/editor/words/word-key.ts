const LONGEST = 60;

/** The message key for an English text of a schema: `Page background color` → `page-background-color`. */
export function wordKey(english: string): string {
  return english
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST);
}
