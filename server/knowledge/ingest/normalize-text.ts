// C0/C1 controls other than tab and line feed, the BOM, and lone surrogates have no place in a document:
// PostgreSQL refuses NUL, and the rest break offsets or show as boxes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;

/** Normalizes a text to its canonical form: line ends `\n`, NFC, no control characters, well-formed UTF-16. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .toWellFormed()
    .normalize('NFC');
}
