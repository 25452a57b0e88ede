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
  return {
    documents: new Map(documents.map((doc) => [doc.id, doc])),
    index: indexPassages(documents.flatMap(cutPassages)),
  };
}
