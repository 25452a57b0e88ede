import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type BeginRun, beginRun } from '../../server/answers/store/begin-run';
import type { Tables } from '../../server/base/database/tables';
import type { Passage, SourceDocument } from '../../server/knowledge/ingest/types';
import { documentId, type PutDocument, putDocument } from '../../server/knowledge/store/documents';
import { seedKnowledgeBases } from '../../server/knowledge/store/knowledge-bases';
import { openTestStore } from './store';

type Db = Kysely<Tables>;

/** A question by `visitor` on the main host, with defaults for everything else. */
export function aBeginning(own: Partial<BeginRun> = {}): BeginRun {
  const question = { id: randomUUID(), parentId: null, text: '轴承为什么发热？' };
  return {
    run: randomUUID(),
    mode: 'answer',
    node: 'node-1',
    visitor: 'visitor-1',
    accessDomain: 'main',
    chat: { id: randomUUID(), title: '轴承为什么发热？' },
    question,
    answer: { id: randomUUID(), parentId: question.id },
    firstEvent: '{"type":"run.start"}',
    ...own,
  };
}

export async function begin(db: Db, own: Partial<BeginRun> = {}): Promise<BeginRun> {
  const wanted = aBeginning(own);
  if (!(await beginRun(db, wanted))) throw new Error('The run was refused.');
  return wanted;
}

export const aPassage = (text: string, own: Partial<Passage> = {}): Passage => ({
  headings: [],
  page: null,
  span: [0, text.length],
  text,
  codes: [],
  ...own,
});

export function aDocument(own: Partial<SourceDocument> = {}, passages?: Passage[]): PutDocument {
  const markdown = own.markdown ?? '# 泵\n\n离心泵不出水。';
  const document: SourceDocument = {
    source: 'pump.md',
    lang: 'zh',
    title: '泵',
    description: '',
    kind: 'markdown',
    markdown,
    ...own,
  };
  return {
    kbId: 3,
    document,
    contentHash: `hash of ${markdown}`,
    passages: passages ?? [aPassage(markdown)],
    headings: [],
  };
}

export async function put(db: Db, own: Partial<SourceDocument> = {}, passages?: Passage[]): Promise<string> {
  const { kbId, document, ...rest } = aDocument(own, passages);
  await putDocument(db, { kbId, document, ...rest });
  return documentId(kbId, document.source, document.lang);
}

/** A database with the initial knowledge bases, ready for documents. */
export async function openKnowledgeStore() {
  const store = await openTestStore();
  await seedKnowledgeBases(store.db);
  return store;
}
