import type { Line } from './pdf-lines';

/** The type size of most characters: that of the body text. */
function bodySize(pages: Line[][]): number {
  const weight = new Map<number, number>();
  for (const line of pages.flat()) {
    const size = Math.round(line.size * 2) / 2;
    weight.set(size, (weight.get(size) ?? 0) + line.text.length);
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/**
 * Finds headers and footers that repeat on most pages ("ACME manual", "page 3 of 9"), which would split every
 * paragraph. Only the first and last lines of a page count, compared without the page's own number.
 */
function runningLines(pages: Line[][]): Set<string> {
  const seen = new Map<string, number>();
  for (const [index, page] of pages.entries()) {
    if (page.length <= 2) continue;
    for (const edge of new Set([page[0], page.at(-1)].map((line) => signature(line, index)))) {
      seen.set(edge, (seen.get(edge) ?? 0) + 1);
    }
  }
  const enough = Math.max(3, pages.length * 0.5);
  return new Set([...seen].filter(([, count]) => count >= enough).map(([edge]) => edge));
}

const signature = (line: Line | undefined, index: number) =>
  (line?.text ?? '').replace(/\d+/g, (digits) => (Math.abs(Number(digits) - index) <= 20 ? '#' : digits));
const NUMBERED = /^(第[一二三四五六七八九十百\d]+[章节篇]|\d+(\.\d+){0,3}\s+\S)/;

function headingLevel(line: Line, body: number): number {
  const ratio = line.size / body;
  if (line.text.length > 80 || /[。；;,，]$/.test(line.text)) return 0;
  if (ratio >= 1.6) return 1;
  if (ratio >= 1.3) return 2;
  return ratio >= 1.12 && (NUMBERED.test(line.text) || line.text.length <= 40) ? 3 : 0;
}

const LIST = /^([-•·▪●○]|\(?\d{1,2}[.)、）])\s*/;
const SENTENCE_END = /[.!?:。！？：；]$/;
/** Escapes characters that Markdown would parse as markup. */
const escapeLine = (text: string) =>
  text.replace(/^(#{1,6}\s|>|\+\s|=+$|-{3,}$)/, '\\$1').replace(/([*_`<[\]])/g, '\\$1');

/** Joins a wrapped line to the one before: no space between Han characters, hyphenation removed. */
function append(paragraph: string, line: string): string {
  if (/[a-z]-$/.test(paragraph) && /^[a-z]/.test(line)) return paragraph.slice(0, -1) + line;
  // "P-" and "101": the hyphen belongs to a name, which could not be found in two parts.
  if (/[A-Za-z\d]-$/.test(paragraph) && /^[A-Z\d]/.test(line)) return paragraph + line;
  return /[\p{Script=Han}，。；：、]$/u.test(paragraph) && /^[\p{Script=Han}（“]/u.test(line)
    ? paragraph + line
    : `${paragraph} ${line}`;
}

function pageBlocks(lines: Line[], body: number): string[] {
  const blocks: string[] = [];
  let paragraph = '';
  let before: Line | undefined;
  const flush = () => {
    if (paragraph) blocks.push(paragraph);
    paragraph = '';
  };
  for (const line of lines) {
    const level = headingLevel(line, body);
    const gap = before ? Math.abs(before.y - line.y) > body * 1.9 : false;
    const item = LIST.test(line.text);
    if (level || gap || item || (SENTENCE_END.test(paragraph) && (before?.text.length ?? 0) < 30)) flush();
    if (level) blocks.push(`${'#'.repeat(level)} ${escapeLine(line.text)}`);
    else if (item && !paragraph) paragraph = escapeLine(line.text).replace(/^[•·▪●○]\s*/, '- ');
    else paragraph = paragraph ? append(paragraph, escapeLine(line.text)) : escapeLine(line.text);
    before = line;
  }
  flush();
  return blocks;
}

/** Converts the lines of all pages to one Markdown text with the offset of each page. */
export function linesToMarkdown(pages: Line[][], clean: (text: string) => string) {
  const body = bodySize(pages);
  const running = pages.length > 2 ? runningLines(pages) : new Set<string>();
  const offsets: { page: number; offset: number }[] = [];
  let markdown = '';
  for (const [index, lines] of pages.entries()) {
    const edge = (line: Line) => line === lines[0] || line === lines.at(-1);
    const own = lines.filter((line) => !(edge(line) && lines.length > 2 && running.has(signature(line, index))));
    offsets.push({ page: index + 1, offset: markdown.length });
    const blocks = pageBlocks(own, body);
    if (blocks.length) markdown += `${clean(blocks.join('\n\n'))}\n\n`;
  }
  return { markdown: markdown.trimEnd(), offsets };
}
