import type { RunData } from './types';

type OutlineItem = RunData<'outline'>['items'][number];

const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const maxItems = 500;

/** Collects the headings of Markdown as it streams; a heading counts once its line is complete. */
export function createOutlineReader(block: string) {
  const items: OutlineItem[] = [];
  let line = '';
  let offset = 0;
  let open: string | null = null;

  function endLine() {
    const marks = fence.exec(line)?.[1];
    if (open) {
      if (marks?.startsWith(open) && line.trim() === marks) open = null;
    } else if (marks) open = marks;
    else addHeading();
    offset += line.length + 1;
    line = '';
  }

  function addHeading() {
    const found = heading.exec(line);
    const title = plainTitle(found?.[2] ?? '');
    if (!found?.[1] || !title || items.length >= maxItems) return;
    items.push({ id: `${block}-h${items.length + 1}`, level: found[1].length, title, block, offset });
  }

  return {
    items: () => [...items],
    /** Returns true if a heading was completed. */
    add(text: string): boolean {
      const before = items.length;
      const lines = text.split('\n');
      const rest = lines.pop() ?? '';
      for (const part of lines) {
        line += part;
        endLine();
      }
      line += rest;
      return items.length > before;
    },
    /** Ends the text; its last line needs no line break. */
    end(): boolean {
      const before = items.length;
      if (line) endLine();
      return items.length > before;
    },
  };
}

/** Heading as plain text, without citations, emphasis, links and closing marks. */
function plainTitle(markdown: string): string {
  return markdown
    .slice(0, 1000)
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/\[([^[\]]{0,500})\]\([^()]{0,500}\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s#+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
