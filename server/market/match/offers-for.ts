import type { Db } from '../../base/database/db';
import type { CatalogueReader } from '../store/listed';
import type { FoundMatch } from './find-matches';
import { matchDemand } from './match-demand';
import { offeringsToMatch } from './offerings-to-match';

const MOST = 3;
/** What nobody asked for is no help: an offering has this share of the question's words, by their length, or it is not shown. */
const SHARE = 0.5;
/** One short word says too little. */
const LEAST_LETTERS = 4;
/** A longer question is a text that was pasted. */
const READ = 500;

const letters = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** What of a catalogue, as this reader sees it, fits a question; the best first. */
export async function offersFor(db: Db, reader: CatalogueReader, question: string): Promise<FoundMatch[]> {
  const title = question.slice(0, READ);
  const found = await offeringsToMatch(db, reader, title);
  const rows = new Map(found.map(({ row }) => [row.id, row]));
  const wanted = { title, text: '', kind: undefined, industry: '', region: '', quantities: [] };
  return matchDemand(
    wanted,
    found.map(({ candidate }) => candidate),
  )
    .filter(({ words, missing }) => {
      const fit = letters(words);
      return fit >= LEAST_LETTERS && fit >= SHARE * (fit + letters(missing));
    })
    .flatMap((match) => {
      const row = rows.get(match.id);
      return row ? [{ row, match }] : [];
    })
    .slice(0, MOST);
}
