import { createHash } from 'node:crypto';
import type { SearchHit } from '../search/types';
import type { RunData } from './types';

/** Folded, because a re-ingest may wrap the same words differently. */
export function quoteHash(quote: string): string {
  return createHash('sha256').update(quote.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
}

export function toSource(hit: SearchHit, n: number): RunData<'source_add'> {
  const place = `${hit.docId}@${hit.version}:${hit.span[0]}-${hit.span[1]}`;
  return {
    sid: createHash('sha256').update(place).digest('hex').slice(0, 12),
    n,
    docId: hit.docId,
    ver: hit.version,
    title: hit.title,
    headings: hit.headings,
    url: hit.url,
    kind: hit.kind,
    lang: hit.lang,
    kbId: hit.kbId,
    page: hit.page,
    span: hit.span,
    quote: hit.text,
    quoteHash: quoteHash(hit.text),
    score: hit.score,
    ...(hit.byMeaning && { byMeaning: true }),
  };
}
