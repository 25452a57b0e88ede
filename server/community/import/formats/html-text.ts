import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' });
/** No page written by a person has so many tags within each other; walking them recurses. */
const DEEPEST = 400;

/** The Markdown of a post's HTML, with its pictures; undefined if it is nested beyond reading. */
export function markdownOfHtml(html: string): string | undefined {
  try {
    return convert(html);
  } catch (error) {
    // The parser itself recurses.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function convert(html: string): string | undefined {
  const root = parser.parse(html) as Root;
  if (depthOf(root) > DEEPEST) return undefined;
  return (writer.stringify(writer.runSync(root) as never) as unknown as string).trim();
}

function depthOf(root: Root): number {
  let deepest = 0;
  const open: [Root | Root['children'][number], number][] = [[root, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    if ('children' in node) for (const child of node.children) open.push([child, depth + 1]);
  }
  return deepest;
}
