const ENTITY = /^&(?:#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/;

/**
 * For each UTF-16 unit of rendered text, its index in `source`, plus one entry for the end. The two differ by what
 * Markdown removes: escapes, entities, line prefixes, fences, trailing blanks.
 */
export function alignText(value: string, source: string): number[] {
  const at: number[] = [];
  if (value === source) {
    for (let i = 0; i <= value.length; i += 1) at.push(i);
    return at;
  }
  let j = 0;
  for (let i = 0; i < value.length; i += 1) {
    const entity = source[j] === '&' && value[i] !== undefined ? entityAt(source, j, value, i) : 0;
    if (entity > 0) {
      at.push(j);
      // A character outside the BMP is two units for one entity.
      if (isHighSurrogate(value.charCodeAt(i)) && i + 1 < value.length) {
        at.push(j);
        i += 1;
      }
      j += entity;
      continue;
    }
    const found = find(value[i] as string, source, j);
    at.push(found < 0 ? Math.min(j, source.length) : found);
    if (found >= 0) j = found + 1;
  }
  at.push(Math.min(j, source.length));
  return at;
}

/** Markdown never removes more than this in one place. A unit that Markdown added gets the index of its neighbour. */
const LONGEST_PREFIX = 80;

function find(unit: string, source: string, from: number): number {
  // A line break inside a code span is rendered as a space.
  if (unit === ' ' && source[from] === '\n') return from;
  const at = source.indexOf(unit, from);
  return at - from > LONGEST_PREFIX ? -1 : at;
}

/** Length of the entity at `j` if it was decoded here; 0 if the ampersand is literal. */
function entityAt(source: string, j: number, value: string, i: number): number {
  const match = ENTITY.exec(source.slice(j, j + 40));
  if (!match) return 0;
  const written = match[0];
  if (written === '&amp;' || written === '&#38;' || written === '&#x26;') return value[i] === '&' ? written.length : 0;
  // In a code span, `&lt;` stays literal, so the text continues with the same characters.
  return value.startsWith(written, i) ? 0 : written.length;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
