import { useMemo } from 'react';
import { useGetChatQuery } from '@/api/messages';
import type { DocPlace } from '@/knowledge/doc-href';
import { reduceRuns } from '@/stream/reduce-run';
import { emptyRun } from '@/stream/run-state';

export interface CitedPassage {
  span: readonly [number, number];
  version: number;
  hash: string;
  quotes: readonly (readonly [number, number])[];
}

/** The passages of this document that the originating chat cites, in text order. */
export function useCitedPassages({ docId, from }: DocPlace): CitedPassage[] {
  const { data } = useGetChatQuery({ id: from ?? '' }, { skip: !from });
  return useMemo(() => {
    const passages = new Map<string, CitedPassage>();
    for (const message of data?.messages ?? []) {
      const { sources, cites } = reduceRuns(emptyRun, message.events ?? []);
      const cited = new Set(cites.flatMap((cite) => cite.sids));
      for (const source of sources.filter((each) => each.docId === docId && cited.has(each.sid))) {
        const quotes = cites.flatMap((cite) => (cite.quotes ?? []).filter((quote) => quote.sid === source.sid));
        const { span, ver: version, quoteHash: hash } = source;
        passages.set(source.sid, { span, version, hash, quotes: quotes.map((quote) => quote.span) });
      }
    }
    return [...passages.values()].sort((a, b) => a.span[0] - b.span[0]);
  }, [data, docId]);
}
