import type { Element, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkRehype);
/** Longer texts are cut at a line: a search engine reads no further, and the page must be quick. */
const LONGEST = 100_000;

/**
 * The HTML of a post's Markdown. HTML in it is left out, pictures become their descriptions, links lead to http, https,
 * mail or this portal only, and pass on no weight.
 */
export function postHtml(text: string): string {
  const cut = text.length > LONGEST ? text.slice(0, text.lastIndexOf('\n', LONGEST)) : text;
  const root: Root = markdown.runSync(markdown.parse(cut));
  tidy(root);
  return toHtml(root);
}

function tidy(root: Root): void {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue;
    for (const [at, child] of node.children.entries()) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'img') node.children[at] = { type: 'text', value: String(child.properties.alt ?? '') };
      else if (child.tagName === 'a') tidyLink(child);
      open.push(child);
    }
  }
}

function tidyLink(link: Element): void {
  const href = String(link.properties.href ?? '');
  const isSafe = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);
  link.properties = isSafe ? { href, rel: ['ugc', 'nofollow'] } : {};
}
