const LONGEST = 160;
const DELIMITERS = /^\s*\|?[\s:|-]*-[\s:|-]*\|?\s*$/;

/** First line of an answer that says something, as plain text without Markdown and citation numbers. */
export function firstLine(markdown: string): string {
  const given = markdown.split('\n');
  const lines = given.filter((_, at) => !isTableHead(given, at)).map(plain);
  const telling = (lines.some(says) ? lines : given.map(plain)).filter(says);
  // Text says more than the heading or the announcement above it.
  const [first = '', second] = telling.some(tells) ? telling.filter(tells) : telling;
  const line = /^\s*#/.test(markdown) ? (second ?? first) : first;
  const letters = [...line];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line;
}

/** The column names of a table say nothing without its rows. */
const isTableHead = (lines: readonly string[], at: number): boolean =>
  lines[at]?.includes('|') === true && lines[at + 1]?.includes('|') === true && DELIMITERS.test(lines[at + 1] ?? '');

const tells = (line: string): boolean => !/[:：]$/.test(line);

const says = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

function plain(line: string): string {
  if (/^\s*(?:```|~~~)/.test(line) || DELIMITERS.test(line)) return '';
  const text = line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,3}[.)]\s+)+/, '')
    .replace(/\s?\[\d{1,3}\](?!\()/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .trim();
  return text.startsWith('|') ? text.split('|').map(trim).filter(says).join(' · ') : text;
}

const trim = (text: string): string => text.trim();
