import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse);
const FENCED = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\1[ \t]*$|(?![\s\S]))/gm;
const HEADING = /^ {0,3}(#{1,6})[ \t]+\S.*$/gm;

/**
 * Text of the first heading, without marks; undefined if there is none. Comments in code blocks do not count.
 *
 * @param depth deepest level that counts, 1 to 6: 1 means `#` alone
 */
export function firstHeading(markdown: string, depth = 1): string | undefined {
  for (const [line, hashes = ''] of markdown.replace(FENCED, '').matchAll(HEADING)) {
    if (hashes.length > depth) continue;
    const heading = parser.parse(line.slice(0, LONGEST)).children.find(isHeading);
    const words = heading && textOf(heading).trim();
    if (words) return words;
  }
  return undefined;
}

/** Maximum length of a heading line that is parsed; the rest is ignored. */
const LONGEST = 2_000;

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
