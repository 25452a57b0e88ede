import type { Db } from '../../base/database/db';
import type { DemandRow } from '../store/demands';
import type { CatalogueReader } from '../store/listed';
import { type Match, matchDemand } from './match-demand';
import { type Found, offeringsToMatch } from './offerings-to-match';

export interface FoundMatch {
  row: Found['row'];
  match: Match;
}

/** The offerings that fit a demand, the best first; of one supplier alone, if asked. */
export async function findMatches(
  db: Db,
  reader: CatalogueReader,
  demand: DemandRow,
  supplier?: string,
): Promise<FoundMatch[]> {
  const { title, markdown, kind, industry, region, quantities } = demand;
  const text = `${title}\n${markdown}`;
  const found = await offeringsToMatch(db, reader, text, supplier);
  const rows = new Map(found.map(({ row }) => [row.id, row]));
  const matches = matchDemand(
    { title, text: markdown, kind, industry, region, quantities },
    found.map(({ candidate }) => candidate),
  );
  return matches.flatMap((match) => {
    const row = rows.get(match.id);
    return row ? [{ row, match }] : [];
  });
}
