import type { CitedSource } from '@/knowledge/citation/citation-context';
import type { RunCite, RunSource } from '@/stream/types';
import { hasMath } from '@/ui/markdown/find-math';

/** Longer quotes are truncated in the card; the panel shows the full text. */
const GLANCE = 400;

/** Whether people of the portal wrote it, not a document. */
export const isOfCommunity = ({ url }: Pick<RunSource, 'url'>): boolean => url?.startsWith('/community/') ?? false;

/** `community` names what people of the portal wrote. */
export function toCitedSources(sources: readonly RunSource[], community = ''): CitedSource[] {
  return sources.map(({ n, title, headings, page, quote, lang, url }) => ({
    n,
    title,
    headings: [
      ...(community && isOfCommunity({ url }) ? [community] : []),
      ...headings.filter((heading) => heading !== title),
    ],
    page,
    quote: plainQuote(quote),
    lang,
  }));
}

/**
 * The quoted words of a source that support a claim, truncated; undefined if none narrower than the passage are known.
 */
export function wordsOfClaim(cites: readonly RunCite[], sources: readonly RunSource[], claim: string, n: number) {
  const sid = sources.find((source) => source.n === n)?.sid;
  const quotes = cites.find(({ cid }) => cid === claim)?.quotes?.filter((quote) => quote.sid === sid) ?? [];
  return quotes.length > 0 ? plainQuote(quotes.map(({ quote }) => quote).join(' … ')) : undefined;
}

/** Replaces a formula that cannot be read as text. */
const UNREADABLE = ' … ';

const readFormula = (tex: string) => (tex.includes('\\') ? UNREADABLE : tex.replace(/[{}_]/g, ''));

function plainQuote(markdown: string): string {
  // A single dollar sign is a currency.
  const isFormula = hasMath(markdown);
  return markdown
    .slice(0, GLANCE * 2)
    .replace(/\$\$[\s\S]*?\$\$/g, UNREADABLE)
    .replace(/\$(?=\S)([^$\n]+?)(?<=\S)\$(?!\d)/g, (all, tex: string) => (isFormula ? readFormula(tex) : all))
    .replace(/^\s{0,3}(?:#{1,6}|>|[-+*]|\d{1,9}[.)])\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t:|-]+$/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, GLANCE);
}
