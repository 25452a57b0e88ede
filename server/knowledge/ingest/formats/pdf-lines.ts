/** A text run of pdf.js: `transform[4..5]` is its position, `height` its type size. */
export interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

export interface Line {
  text: string;
  /** Type size of most of the line, in points. */
  size: number;
  y: number;
}

const HAN = /\p{Script=Han}|[，。；：（）]/u;

/** A gap wider than a quarter of the type size is a space, except between Han characters. */
function join(left: string, gap: number, size: number, right: string): string {
  if (!left || !right || left.endsWith(' ') || right.startsWith(' ')) return left + right;
  const between = HAN.test(left.at(-1) ?? '') && HAN.test(right.at(0) ?? '');
  return gap > size * 0.25 && !between ? `${left} ${right}` : left + right;
}

/** Joins the text runs of a page into lines, in file order (which follows the columns). */
export function pageLines(items: TextItem[]): Line[] {
  const lines: Line[] = [];
  let open: (Line & { right: number }) | null = null;
  const close = () => {
    if (open?.text.trim()) lines.push({ text: open.text.trim(), size: open.size, y: open.y });
    open = null;
  };
  for (const item of items) {
    const [x = 0, y = 0] = item.transform.slice(4);
    const size = item.height || Math.abs(item.transform[3] ?? 0);
    if (open && Math.abs(y - open.y) > Math.max(size, open.size) * 0.5 && item.str.trim()) close();
    if (!open) open = item.str.trim() ? { text: '', size, y, right: x } : null;
    if (open && item.str) {
      open.text = join(open.text, x - open.right, size, item.str);
      open.size = Math.max(open.size, size);
      open.right = x + item.width;
    }
    if (item.hasEOL) close();
  }
  close();
  return lines;
}
