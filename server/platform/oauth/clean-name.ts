const longest = 80;

/** The name that a program gives itself, without what could hide or reverse the words around it. */
export function cleanName(given: unknown, fallback: string): string {
  if (typeof given !== 'string') return fallback;
  const shown = given
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shown.length > longest ? `${[...shown].slice(0, longest - 1).join('')}…` : shown || fallback;
}
