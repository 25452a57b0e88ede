import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Heading {
  level: number;
  text: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
const FENCED = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\1[ \t]*$|(?![\s\S]))/gm;
const HEADING = /^ {0,3}(#{1,6})[ \t]+\S.*$/gm;
const MOST = 200;
const LONGEST = 500;

/** The headings of a Markdown text in their order, without marks. Only their own lines are parsed: a text may be long. */
export function readOutline(markdown: string): Heading[] {
  const outline: Heading[] = [];
  for (const [line, hashes = ''] of markdown.replace(FENCED, '').matchAll(HEADING)) {
    if (outline.length === MOST) break;
    const text = textOf(parser.parse(line.slice(0, 2 * LONGEST)))
      .trim()
      .slice(0, LONGEST);
    if (text) outline.push({ level: hashes.length, text });
  }
  return outline;
}
