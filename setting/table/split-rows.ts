export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Cells of a separated text as RFC 4180 has them; or the row whose quote never ends. Empty lines are left out. */
export function splitRows(text: string, separator: Separator): string[][] | { unclosed: number } {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const close = () => {
    if (row.length > 1 || row[0]?.trim()) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const end = quoteEnd(text, at);
      if (end === -1) return { unclosed: rows.length + 1 };
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      const start = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cell = text.slice(start, at);
    }
    // Text behind a closing quote belongs to the cell, as spreadsheets read it.
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
      cell += text[at];
      at += 1;
    }
    row.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at === text.length || text[at] === '\n' || text[at] === '\r') row.push('');
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    close();
  }
  close();
  return rows;
}

function quoteEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

const TRIED_ROWS = 30;

/** The separator that cuts the first rows into most cells, as many in each. One column has none, so a comma does. */
export function separatorOf(text: string): Separator {
  const start = text.slice(0, 50_000);
  let best: { separator: Separator; width: number } = { separator: ',', width: 1 };
  for (const separator of SEPARATORS) {
    const rows = splitRows(start, separator);
    if (!Array.isArray(rows)) continue;
    const tried = rows.slice(0, Math.min(TRIED_ROWS, Math.max(1, rows.length - 1)));
    const width = tried[0]?.length ?? 1;
    const even = tried.filter((row) => row.length === width).length >= 0.9 * tried.length;
    if (even && width > best.width) best = { separator, width };
  }
  return best.separator;
}
