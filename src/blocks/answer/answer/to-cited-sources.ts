import type { RunSource } from '@/stream/types';
import type { CitedSource } from '@/ui/citation/citation-context';

/** Long quotes are cut: the card is a glance, the panel is the text. */
const GLANCE = 400;

export function toCitedSources(sources: readonly RunSource[]): CitedSource[] {
  return sources.map(({ n, title, headings, page, quote, lang }) => ({
    n,
    title,
    headings: headings.filter((heading) => heading !== title),
    page,
    quote: plainQuote(quote),
    lang,
  }));
}

function plainQuote(markdown: string): string {
  return (
    markdown
      .slice(0, GLANCE * 2)
      // Formulas cannot be read as text.
      .replace(/\$\$[\s\S]*?\$\$/g, ' … ')
      .replace(/^\s{0,3}(?:#{1,6}|>|[-+*]|\d{1,9}[.)])\s+/gm, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, '')
      .replace(/[*_`|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, GLANCE)
  );
}
