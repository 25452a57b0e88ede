import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse);
const FENCED = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\1[ \t]*$|(?![\s\S]))/gm;
const HEADING = /^ {0,3}(#{1,6})[ \t]+\S.*$/gm;

/**
 * The words of the first heading, without marks; undefined where there is none. A comment in a block of code is no heading.
 *
 * @param depth of the headings that count, 1 to 6: 1 means `#` alone
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

/** A heading is looked for in a line of this length; a longer one is none. */
const LONGEST = 2_000;

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
