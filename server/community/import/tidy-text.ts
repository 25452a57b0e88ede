import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { tidyText } from '../tidy-draft';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

export interface TidyText {
  markdown: string;
  /** What was altered, for the report. */
  changes: string[];
}

/**
 * The text as posts have it. Posts show pictures from here only: `find` knows the new address of one that is imported, one
 * from the web becomes a link to it, any other its description.
 */
export function tidyImported(text: string, find: (url: string) => string | undefined = () => undefined): TidyText {
  const clean = tidyText(text);
  const changes = clean === text.replace(/\r\n?/g, '\n').trim() ? [] : ['characters that no text has were removed'];
  if (!clean.includes('](') && !clean.includes('][') && !/<img/i.test(clean)) return { markdown: clean, changes };
  const edits: { from: number; to: number; text: string }[] = [];
  for (const { node, from, to } of picturesIn(markdown.parse(clean))) {
    const own = find(node.url);
    if (node.type === 'link') {
      // Only its address changes, which stands last.
      const at = clean.lastIndexOf(node.url, to);
      if (own !== undefined && at > from) edits.push({ from: at, to: at + node.url.length, text: own });
      continue;
    }
    if (own !== undefined) {
      edits.push({ from, to, text: `![${(node.alt ?? '').replace(/[\][\\]/g, '\\$&')}](${own})` });
      continue;
    }
    const isWeb = /^https?:\/\//i.test(node.url);
    const alt = (node.alt ?? '').replace(/[\][\\]/g, '\\$&') || (isWeb ? node.url.replace(/^.*\//, '') : '');
    edits.push({ from, to, text: isWeb ? `[${alt}](<${node.url.replace(/[<>\s]/g, encodeURIComponent)}>)` : alt });
    changes.push(isWeb ? `picture ${node.url} became a link` : `picture ${node.url} was left out`);
  }
  let result = clean;
  for (const { from, to, text: other } of edits.reverse()) result = result.slice(0, from) + other + result.slice(to);
  return { markdown: result.trim(), changes };
}

/** Addresses of the pictures of a text, and what it links to. */
export const picturesOf = (text: string): string[] =>
  text.includes('](') ? picturesIn(markdown.parse(text)).map(({ node }) => node.url) : [];

function picturesIn(root: Root) {
  const found: { node: Extract<Nodes, { type: 'image' | 'link' }>; from: number; to: number }[] = [];
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ((node.type === 'image' || node.type === 'link') && node.position)
      found.push({ node, from: node.position.start.offset ?? 0, to: node.position.end.offset ?? 0 });
    if ('children' in node) open.push(...node.children);
  }
  return found.sort((a, b) => a.from - b.from);
}
