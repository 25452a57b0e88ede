/** Parts of one cell: fields of a line, or values of a list. A backslash goes before what would divide them. */
export const joinParts = (parts: readonly string[]): string => parts.map(escaped).join(' | ');

const escaped = (part: string) => part.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');

/** The parts of a line, without spaces around them. */
export function splitParts(line: string): string[] {
  const parts = [''];
  for (const [token] of line.matchAll(/\\[\s\S]|[\s\S]/gu)) {
    if (token === '|') parts.push('');
    else parts[parts.length - 1] += token.length > 1 && token.startsWith('\\') ? unescaped(token.slice(1)) : token;
  }
  return parts.map((part) => part.trim());
}

const unescaped = (char: string) => (char === 'n' ? '\n' : char);

/** Lines of a cell that hold something. */
export const splitLines = (cell: string): string[] =>
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of single values, one on a line or divided by bars. */
export const splitList = (cell: string): string[] =>
  splitLines(cell)
    .flatMap(splitParts)
    .filter((part) => part !== '');
