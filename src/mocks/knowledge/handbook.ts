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
  /** Each once. */
  all: HandbookDocument[];
  index: PassageIndex;
}

let loading: Promise<Handbook> | undefined;

/** The starter handbook, read and indexed once, when something first asks for knowledge. */
export function handbook(): Promise<Handbook> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Handbook> {
  const read = async ([path, source]: [string, () => Promise<string>]) => parseHandbook(path, await source());
  const documents = await Promise.all(Object.entries(sources).map(read));
  // Settings link to documents by the ids that the server gives them.
  const served = documents.map(
    async (doc) => [await hashHex(`3\nhandbook/${doc.lang}/${doc.slug}.md\n${doc.lang}`, 16), doc] as const,
  );
  return {
    documents: new Map([...documents.map((doc) => [doc.id, doc] as const), ...(await Promise.all(served))]),
    all: documents,
    index: indexPassages(documents.flatMap(cutPassages)),
  };
}
