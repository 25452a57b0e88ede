import { createHash } from 'node:crypto';
import { quoteHash, type SearchHit } from '../../knowledge';
import type { RunData } from './types';

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
