import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export type Node = Root | RootContent;

export const readMarkdown = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

const WEB = /^(?:https?:|mailto:)/i;
/** Other links lead nowhere outside of the portal. */
export const webAddress = (url: string): string | undefined => (WEB.test(url) ? url : undefined);

/** Splits text at the markers of known sources: odd parts are numbers. */
export function splitMarkers(text: string, known: ReadonlySet<number>): string[] {
  const parts = text.split(/[[［【](\d{1,3})[\]］】]/);
  const merged: string[] = [parts[0] ?? ''];
  for (let at = 1; at < parts.length; at += 2) {
    const [n = '', after = ''] = [parts[at], parts[at + 1]];
    if (known.has(Number(n))) merged.push(n, after);
    else merged[merged.length - 1] += `[${n}]${after}`;
  }
  return merged;
}
