import type { SearchHit } from '../../server/knowledge/search/types';

/** A search hit with defaults; `over` sets what the test is about. */
export function aHit(over: Partial<SearchHit> & { text: string }): SearchHit {
  const lang = /[\u3400-\u9fff]/.test(over.text) ? 'zh' : 'en';
  return {
    passageId: `p-${over.text.slice(0, 20)}`,
    docId: `d-${over.title ?? over.text.slice(0, 20)}`,
    version: 1,
    kbId: 3,
    lang,
    title: 'Manual',
    headings: [],
    page: null,
    span: [0, over.text.length],
    url: null,
    kind: 'markdown',
    score: 1,
    found: 1,
    highlights: [],
    ...over,
  };
}
