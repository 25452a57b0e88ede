import type { Locale } from '../../../generated/locales';
import { besideFound, findAttached } from '../attachments/find-passages';
import { findRemembered } from '../memory/find-remembered';
import type { AttachmentRow } from '../store/attachments';
import type { MemoryRow } from '../store/memory';
import type { Search } from './plan-research';

export interface Own {
  files: readonly AttachmentRow[];
  /** What the asker has had remembered. */
  remembered: readonly MemoryRow[];
  locale: Locale;
}

/** The same search; what the asker brought along, files and memory, stands beside what it finds. */
export function searchAttached(search: Search, { files, remembered, locale }: Own): Search {
  if (files.length === 0 && remembered.length === 0) return search;
  return {
    suggest: search.suggest,
    async search(wanted) {
      const { q, docId, limit } = wanted;
      const own = [...findAttached(q, files), ...findRemembered(q, remembered, locale)].filter(
        (hit) => docId === undefined || hit.docId === docId,
      );
      if (docId && /^(?:att|mem):/.test(docId))
        return { hits: own.slice(0, limit), total: own.length, terms: [], tookMs: 0 };
      const found = await search.search(wanted);
      if (docId !== undefined) return found;
      const hits = [...found.hits, ...besideFound(found, own)].sort((a, b) => b.score - a.score);
      return { ...found, hits: hits.slice(0, limit), total: found.total + own.length };
    },
  };
}
