import type { RootContent } from 'mdast';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.{0,999})/;

/** Headings and paragraphs of a part that is unsafe to parse as Markdown; reads each line once. */
export function plainBlocks(part: string, from: number): RootContent[] {
  const blocks: RootContent[] = [];
  let [start, at, fence] = [from, from, ''];
  const close = (end: number) => {
    if (end > start) blocks.push(node({ type: 'paragraph', children: [] }, start, end));
  };
  for (const line of part.split('\n')) {
    const end = Math.min(at + line.length + 1, from + part.length);
    const found = FENCE.exec(line)?.[1] ?? '';
    const heading = fence === '' ? HEADING.exec(line) : null;
    if (heading) {
      close(at);
      const [, hashes = '', words = ''] = heading;
      const children = [{ type: 'text' as const, value: words.replace(/[ \t]+#*[ \t]*$/, '') }];
      blocks.push(node({ type: 'heading', depth: hashes.length as 1, children }, at, end));
      start = end;
    } else if (fence === '' && line.trim() === '') {
      close(at);
      start = end;
    }
    if (fence === '') fence = found;
    else if (found.startsWith(fence)) fence = '';
    at = end;
  }
  close(at);
  return blocks;
}

function node<T extends RootContent>(content: T, start: number, end: number): T {
  // Only the offsets are used.
  const point = (offset: number) => ({ line: 1, column: 1, offset });
  return { ...content, position: { start: point(start), end: point(end) } };
}
