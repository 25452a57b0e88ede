import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Candidate, type PassageRow, toIndexed } from '../../server/knowledge/search/index-row';
import { type LanceIndex, openLanceIndex } from '../../server/knowledge/search/lance-index';
import { TermCounts } from '../../server/knowledge/search/vocabulary';

/** An English passage in a document of its own, with overrides. */
export const passageRow = (docId: string, text: string, more: Partial<PassageRow> = {}): PassageRow => ({
  ...{ id: `${docId}#1@1`, docId, version: 1, kbId: 3, lang: 'en', kind: 'markdown', url: null, title: docId },
  ...{ headings: [], page: null, start: 0, end: text.length, text, codes: [] },
  ...more,
});

export const candidateOf = (row: PassageRow): Candidate => ({ ...row, codes: row.codes.join(' ') });

function vocabularyOf(rows: PassageRow[]): TermCounts {
  const vocabulary = new TermCounts();
  for (const row of rows) vocabulary.add(toIndexed(row).counted);
  return vocabulary;
}

export const vocabularyOfTexts = (texts: string[]): TermCounts =>
  vocabularyOf(texts.map((text, n) => passageRow(`d${n}`, text, { title: '' })));

export interface TemporaryIndex {
  index: LanceIndex;
  folder: string;
  remove(): Promise<void>;
}

export async function temporaryIndex(rows: PassageRow[]): Promise<TemporaryIndex> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mw-index-'));
  const index = await openLanceIndex(folder);
  await index.put([], rows);
  // Rows that the term index does not contain yet are found by rare terms only.
  await index.optimize();
  return {
    index,
    folder,
    async remove() {
      index.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
