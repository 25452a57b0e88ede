import { besideFound, findAttached } from '../attachments/find-passages';
import type { AttachmentRow } from '../store/attachments';
import type { Search } from './plan-research';

/** The same search; passages of the files that go with the question stand beside what it finds. */
export function searchAttached(search: Search, files: readonly AttachmentRow[]): Search {
  if (files.length === 0) return search;
  return {
    suggest: search.suggest,
    async search(wanted) {
      const { q, docId, limit } = wanted;
      const own = findAttached(q, files).filter((hit) => docId === undefined || hit.docId === docId);
      if (docId?.startsWith('att:')) return { hits: own.slice(0, limit), total: own.length, terms: [], tookMs: 0 };
      const found = await search.search(wanted);
      if (docId !== undefined) return found;
      const hits = [...found.hits, ...besideFound(found, own)].sort((a, b) => b.score - a.score);
      return { ...found, hits: hits.slice(0, limit), total: found.total + own.length };
    },
  };
}
