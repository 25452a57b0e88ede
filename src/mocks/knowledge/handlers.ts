import { HttpResponse, type RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { handbook } from './handbook';
import { searchGroups } from './search-groups';
import { languageOf, searchPassages } from './search-passages';
import { suggest } from './suggest';
import { tokenize } from './tokenize';
import type { HandbookDocument } from './types';

const GONE = noSuch('document');
/** The handbook is knowledge base 3; as on the server, a scope without it finds nothing. */
const inScope = (scope: string | undefined) => !scope || scope.split(',').includes('3');

export const knowledgeHandlers = (): RequestHandler[] => [
  mockOperation('searchKnowledge', async (call) => {
    const { arg } = call;
    const { index } = await handbook();
    const hits = inScope(arg.scope) ? searchPassages(index, arg.q, { lang: arg.lang, docId: arg.docId }) : [];
    const from = arg.offset ?? 0;
    return {
      hits: hits.slice(from, from + (arg.limit ?? 10)),
      total: hits.length,
      terms: [...new Set(tokenize(arg.q))],
      tookMs: 1,
      ...(arg.kinds && { groups: await searchGroups(call, hits) }),
    };
  }),
  mockOperation('suggestQueries', async ({ arg }) => {
    const { all } = await handbook();
    const lang = arg.lang ?? languageOf(arg.q);
    return { items: inScope(arg.scope) ? suggest(all, arg.q, lang, arg.limit ?? 8) : [] };
  }),
  mockOperation('listDocuments', async ({ arg }) => {
    const { shelf, maker, equipment, symptom, tag, lang, keyword = '', orderBy, pageNum = 1, pageSize = 20 } = arg;
    const words = keyword.toLowerCase().split(/\s+/);
    const matches = ({ title, description }: HandbookDocument) =>
      words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
    // The demo's handbook has one shelf and no other facets.
    const isElsewhere = (shelf ?? 'guide') !== 'guide' || [maker, equipment, symptom, tag].some(Boolean);
    const found = isElsewhere
      ? []
      : (await handbook()).all.filter((doc) => (!lang || doc.lang === lang) && matches(doc));
    if (orderBy === 'title') found.sort((a, b) => a.title.localeCompare(b.title));
    return {
      total: found.length,
      documents: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(asListed),
      facets: [],
    };
  }),
  mockOperation('listDocumentVersions', async ({ arg, locale }) => {
    const doc = (await handbook()).documents.get(arg.id);
    if (!doc) throw new Refusal(404, GONE[locale]);
    const revised = doc.updatedAt.slice(0, 10);
    return { versions: [{ version: 1, takenInAt: doc.updatedAt, revised, added: [], changed: [], removed: 0 }] };
  }),
  mockOperation('listRelatedDocuments', async ({ arg, locale }) => {
    const { documents, index } = await handbook();
    const doc = documents.get(arg.id);
    if (!doc) throw new Refusal(404, GONE[locale]);
    // The demo's handbook has no subjects: what its own words find is about the same.
    const found = searchPassages(index, `${doc.title} ${doc.description}`, { lang: doc.lang });
    const ids = new Set(found.map(({ docId }) => docId).filter((id) => id !== doc.id));
    return {
      documents: [...ids]
        .slice(0, 6)
        .flatMap((id) => documents.get(id) ?? [])
        .map(asListed),
    };
  }),
  mockOperation('getDocument', async ({ arg, locale }) => {
    const { documents } = await handbook();
    const doc = documents.get(arg.id);
    if (!doc) throw new Refusal(404, GONE[locale]);
    return toView(doc, documents, arg);
  }),
  mockOperation('getDocumentOriginal', async ({ arg, locale }) => {
    const doc = (await handbook()).documents.get(arg.id);
    if (!doc) throw new Refusal(404, GONE[locale]);
    const headers = {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="${doc.slug}.md"`,
    };
    return new HttpResponse(doc.markdown, { headers });
  }),
];

const asListed = ({ id, title, description, lang, updatedAt }: HandbookDocument) => ({
  ...{ id, title, description, kind: 'markdown', lang, kbId: 3, version: 1, equipment: [] },
  ...{ updatedAt, revised: updatedAt.slice(0, 10), shelf: 'guide' as const },
});

function toView(
  doc: HandbookDocument,
  documents: Map<string, HandbookDocument>,
  { start, end }: { start?: number; end?: number },
): Data<'getDocument'> {
  const pair = `handbook-${doc.lang === 'zh' ? 'en' : 'zh'}-${doc.slug}`;
  const asked = start !== undefined && end !== undefined;
  // The demo's articles never change, so a passage is either exact or gone.
  const there = asked && start < end && end <= doc.markdown.length;
  const anchor = there ? { status: 'exact' as const, start, end } : { status: 'gone' as const, start: 0, end: 0 };
  return {
    id: doc.id,
    kbId: 3,
    lang: doc.lang,
    title: doc.title,
    description: doc.description,
    url: null,
    kind: 'markdown',
    version: 1,
    latestVersion: 1,
    updatedAt: doc.updatedAt,
    revised: doc.updatedAt.slice(0, 10),
    pair: documents.has(pair) ? pair : null,
    pages: [],
    markdown: doc.markdown,
    headings: doc.headings,
    ...(asked && { anchor }),
    hasOriginal: true,
  };
}
