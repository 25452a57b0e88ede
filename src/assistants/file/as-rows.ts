/** A sheet as separated text, under the name of its file and its own. */
export interface SheetRows {
  name: string;
  body: string;
}

/**
 * Each sheet of a workbook that has cells, the first one first; null if it cannot be read. The browser unpacks it
 * within limits, so the server need not.
 */
export async function asRows(file: File): Promise<SheetRows[] | null> {
  const { openText } = await import('./open-text');
  const bytes = await file.arrayBuffer();
  const first = await openText(bytes);
  if ('refusal' in first) return null;
  const { book, text } = first;
  if (!book) return [{ name: `${file.name}.csv`, body: text }];
  const rows = [nameOf(file, book.sheet, text)];
  for (const sheet of book.sheets.filter((name) => name !== book.sheet).slice(0, MOST - 1)) {
    const opened = await openText(bytes, sheet);
    // One that cannot be read does not keep the others away.
    if (!('refusal' in opened) && opened.text !== '') rows.push(nameOf(file, sheet, opened.text));
  }
  return rows;
}

/** As many as can go with a question. */
const MOST = 10;

const nameOf = (file: File, sheet: string, body: string): SheetRows => ({ name: `${file.name} – ${sheet}.csv`, body });
