/** The lines of a table in Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(inCell).join(' | ')} |`);

const inCell = (value: string | number): string =>
  String(value)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
