import type { RunCite, RunSource } from '@/stream/types';

/** The words that an answer quotes of a source, each once; none if it was only read. */
export function quotesOf({ sid, quote }: RunSource, cites: readonly RunCite[]): string[] {
  const citing = cites.filter(({ sids }) => sids.includes(sid));
  const exact = citing.flatMap(({ quotes = [] }) => quotes.filter((one) => one.sid === sid).map((one) => one.quote));
  // Older answers know only the passage.
  const all = exact.length > 0 || citing.length === 0 ? exact : [quote];
  return [...new Set(all.map((words) => words.replace(/\s+/g, ' ').trim()))];
}
