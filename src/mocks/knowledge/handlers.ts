import { HttpResponse, type RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { handbook } from './handbook';
import { languageOf, searchPassages } from './search-passages';
import { suggest } from './suggest';
import { tokenize } from './tokenize';
import type { HandbookDocument } from './types';

const GONE = noSuch('document');
/** The handbook is knowledge base 3; a scope without it finds nothing, as on the server. */
const inScope = (scope: string | undefined) => !scope || scope.split(',').includes('3');

export const knowledgeHandlers = (): RequestHandler[] => [
  mockOperation('searchKnowledge', async ({ arg }) => {
    const { index } = await handbook();
    const hits = inScope(arg.scope) ? searchPassages(index, arg.q, { lang: arg.lang, docId: arg.docId }) : [];
    const from = arg.offset ?? 0;
    return {
      hits: hits.slice(from, from + (arg.limit ?? 10)),
      total: hits.length,
      terms: [...new Set(tokenize(arg.q))],
      tookMs: 1,
    };
  }),
  mockOperation('suggestQueries', async ({ arg }) => {
    const { documents } = await handbook();
    const lang = arg.lang ?? languageOf(arg.q);
    return { items: inScope(arg.scope) ? suggest([...documents.values()], arg.q, lang, arg.limit ?? 8) : [] };
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

function toView(
  doc: HandbookDocument,
  documents: Map<string, HandbookDocument>,
  { start, end }: { start?: number; end?: number },
): Data<'getDocument'> {
  const pair = `handbook-${doc.lang === 'zh' ? 'en' : 'zh'}-${doc.slug}`;
  const asked = start !== undefined && end !== undefined;
  // Articles of the demo never change, so a passage is where it was or it never was.
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
    pair: documents.has(pair) ? pair : null,
    pages: [],
    markdown: doc.markdown,
    headings: doc.headings,
    ...(asked && { anchor }),
    hasOriginal: true,
  };
}
