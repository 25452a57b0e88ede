import { hashHex } from '../hash-hex';
import { cutPassages } from './cut-passages';
import { parseHandbook } from './parse-handbook';
import { indexPassages, type PassageIndex } from './search-passages';
import type { HandbookDocument } from './types';

const sources = import.meta.glob<string>('../../../fixtures/seed/handbook/*/*.md', {
  query: '?raw',
  import: 'default',
});

export interface Handbook {
  documents: Map<string, HandbookDocument>;
  /** Without the duplicates under the server's ids. */
  all: HandbookDocument[];
  index: PassageIndex;
}

let loading: Promise<Handbook> | undefined;

/** The starter handbook, loaded and indexed on first use. */
export function handbook(): Promise<Handbook> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Handbook> {
  const read = async ([path, source]: [string, () => Promise<string>]) => parseHandbook(path, await source());
  const documents = await Promise.all(Object.entries(sources).map(read));
  // Settings link to documents by the server's ids.
  const served = documents.map(
    async (doc) => [await hashHex(`3\nhandbook/${doc.lang}/${doc.slug}.md\n${doc.lang}`, 16), doc] as const,
  );
  return {
    documents: new Map([...documents.map((doc) => [doc.id, doc] as const), ...(await Promise.all(served))]),
    all: documents,
    index: indexPassages(documents.flatMap(cutPassages)),
  };
}
