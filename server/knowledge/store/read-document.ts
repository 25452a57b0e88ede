import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { HeadingMark } from '../ingest/types';

export interface StoredDocument {
  id: string;
  kbId: number;
  lang: string;
  title: string;
  description: string;
  url: string | null;
  kind: string;
  pair: string | null;
  latestVersion: number;
  version: number;
  updatedAt: Date;
  /** YYYY-MM-DD, as that version states it. */
  revised: string | null;
  markdown: string;
  pages: { page: number; offset: number }[];
  headings: HeadingMark[];
  hasOriginal: boolean;
}

/** Reads one version of a document, the newest by default; null if there is none or it was removed. */
export async function readDocument(db: Kysely<Tables>, id: string, version?: number): Promise<StoredDocument | null> {
  const row = await db
    .selectFrom('document as d')
    .innerJoin('document_version as v', 'v.doc_id', 'd.id')
    .leftJoin('document_file as f', (join) => join.onRef('f.doc_id', '=', 'd.id').onRef('f.version', '=', 'v.version'))
    .leftJoin('document as p', (join) => join.onRef('p.id', '=', 'd.pair').on('p.deleted_at', 'is', null))
    .select(['d.id', 'd.kb_id', 'd.lang', 'd.title', 'd.description', 'd.url', 'd.kind', 'p.id as pair'])
    .select(['d.version as latest', 'v.version', 'v.created_at', 'v.markdown', 'v.meta', 'f.name as file'])
    .where('d.id', '=', id)
    .where('d.deleted_at', 'is', null)
    .where((eb) => (version ? eb('v.version', '=', version) : eb('v.version', '=', eb.ref('d.version'))))
    .executeTakeFirst();
  if (!row) return null;
  const { pages = [], headings = [], revised = null } = row.meta as Partial<StoredDocument>;
  const { id: docId, lang, title, description, url, kind, pair, markdown } = row;
  return {
    ...{ id: docId, kbId: row.kb_id, lang, title, description, url, kind, pair, markdown, pages, headings },
    ...{ latestVersion: row.latest, version: row.version, updatedAt: row.created_at, revised },
    hasOriginal: row.file !== null,
  };
}

/** The knowledge base and newest version of a document; undefined if there is none or it was removed. */
export async function findPlace(
  db: Kysely<Tables>,
  id: string,
): Promise<{ kbId: number; version: number; lang: string } | undefined> {
  return db
    .selectFrom('document')
    .select(['kb_id as kbId', 'version', 'lang'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The cited words in the version that the citation names. */
export async function readQuote(
  db: Kysely<Tables>,
  at: { id: string; version: number; start: number; end: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('document_version')
    .select('markdown')
    .where('doc_id', '=', at.id)
    .where('version', '=', at.version)
    .executeTakeFirst();
  return row ? row.markdown.slice(at.start, at.end) : null;
}

/** The original file of a version, if it was kept. */
export async function readOriginal(db: Kysely<Tables>, id: string, version?: number) {
  const row = await db
    .selectFrom('document_file as f')
    .innerJoin('document as d', 'd.id', 'f.doc_id')
    .select(['f.name', 'f.mime', 'f.bytes'])
    .where('d.id', '=', id)
    .where('d.deleted_at', 'is', null)
    .where((eb) => (version ? eb('f.version', '=', version) : eb('f.version', '=', eb.ref('d.version'))))
    .executeTakeFirst();
  return row ?? null;
}
