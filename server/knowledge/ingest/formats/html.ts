import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { message } from '../../../base/messages/message';
import { detectLanguage } from '../../../base/text/detect-language';
import { decodeText } from '../decode-text';
import { normalizeText } from '../normalize-text';
import type { SourceDocument } from '../types';
import { UnreadableFile } from '../types';
import { easeEmphasis } from './ease-emphasis';
import { firstHeading } from './first-heading';
import type { InputFile } from './input-file';

const NOISE = new Set(['script', 'style', 'noscript', 'template', 'nav', 'aside', 'form', 'iframe', 'svg', 'object']);
const PAGE_NOISE = new Set(['header', 'footer']);

type Parent = Root | Element;
const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

function find(node: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    if (test(child)) return child;
    const inner = find(child, test);
    if (inner) return inner;
  }
  return undefined;
}

const plain = (node: Parent | undefined): string =>
  node ? node.children.map((c) => (c.type === 'text' ? c.value : isElement(c) ? plain(c) : '')).join('') : '';

/** Removes elements that are not the page's own text, and images, whose bytes are not ingested. */
function prune(node: Parent, noise: Set<string>): void {
  const kept = node.children.filter((c) => !isElement(c) || (!noise.has(c.tagName) && c.tagName !== 'img'));
  node.children = kept as typeof node.children;
  for (const child of node.children) if (isElement(child)) prune(child, noise);
}

interface Page {
  markdown: string;
  title?: string;
  lang?: string;
}

/** Converts the main content of an HTML page to Markdown. */
export function htmlToMarkdown(html: string): Page {
  try {
    return convert(html);
  } catch (error) {
    // Walking the tree recurses per level; no page written by a person has thousands of levels.
    if (error instanceof RangeError) throw new UnreadableFile(message('knowledge:import.pageNested'));
    throw error;
  }
}

function convert(html: string): Page {
  const tree = unified().use(rehypeParse).parse(html) as Root;
  const title = plain(find(tree, (e) => e.tagName === 'title')).trim() || undefined;
  const lang = find(tree, (e) => e.tagName === 'html')?.properties.lang;
  const main = find(tree, (e) => e.tagName === 'main') ?? find(tree, (e) => e.tagName === 'article');
  const root: Root = { type: 'root', children: main ? [main] : tree.children };
  prune(root, main ? NOISE : new Set([...NOISE, ...PAGE_NOISE]));
  const processor = unified()
    .use(rehypeRemark)
    .use(() => easeEmphasis)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' });
  const markdown = processor.stringify(processor.runSync(root) as never) as unknown as string;
  return { markdown: normalizeText(markdown).trim(), title, lang: typeof lang === 'string' ? lang : undefined };
}

export function readHtml(file: InputFile): SourceDocument[] {
  const { markdown, title, lang } = htmlToMarkdown(decodeText(file.bytes));
  if (!markdown) throw new UnreadableFile(message('knowledge:import.noText'));
  const declared = lang ? (lang.startsWith('zh') ? 'zh' : 'en') : undefined;
  return [
    {
      source: file.source,
      lang: file.lang ?? declared ?? detectLanguage(markdown),
      title: title ?? firstHeading(markdown) ?? file.stem,
      description: '',
      kind: 'html',
      markdown,
      file: { name: `${file.stem}.${file.extension}`, mime: 'text/html', bytes: file.bytes },
    },
  ];
}
