const LONGEST = 160;

/** First line of an answer as plain text, without Markdown and citation numbers. */
export function firstLine(markdown: string): string {
  const lines = markdown.split('\n').map(plain).filter(Boolean);
  // Text says more than the heading above it.
  const [first = '', second] = lines;
  const line = /^\s*#/.test(markdown) ? (second ?? first) : first;
  const letters = [...line];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line;
}

function plain(line: string): string {
  if (/^\s*(?:```|~~~|\|?[\s:|-]+\|?\s*$)/.test(line)) return '';
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,3}[.)]\s+)+/, '')
    .replace(/\s?\[\d{1,3}\](?!\()/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\s*\|\s*/g, ' ')
    .trim();
}
