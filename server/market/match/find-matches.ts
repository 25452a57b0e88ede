import type { Db } from '../../base/database/db';
import { keepMatches } from '../store/demand-matches';
import { findOffering } from '../store/find-offerings';
import type { CatalogueReader } from '../store/listed';
import { type Match, matchDemand, type WantedText } from './match-demand';
import { type Found, offeringsToMatch, toCandidates } from './offerings-to-match';

export interface FoundMatch {
  row: Found['row'];
  match: Match;
}

/** What a demand says that offerings are compared with. */
export type Wanted = Pick<WantedText, 'title' | 'kind' | 'industry' | 'region' | 'quantities'> & { markdown: string };

/** The offerings that fit a demand, the best first. */
export async function findMatches(db: Db, reader: CatalogueReader, demand: Wanted): Promise<FoundMatch[]> {
  const { title, markdown, kind, industry, region, quantities } = demand;
  const text = `${title}\n${markdown}`;
  const found = await offeringsToMatch(db, reader, text);
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

/** Why one offering fits a demand; none if the reader does not see it any more. */
export async function matchOne(
  db: Db,
  reader: CatalogueReader,
  demand: Wanted,
  offering: string,
): Promise<FoundMatch[]> {
  const row = await findOffering(db, reader, offering);
  if (!row) return [];
  const { markdown: text, ...rest } = demand;
  const [match] = matchDemand(
    { ...rest, text },
    (await toCandidates(db, [row])).map(({ candidate }) => candidate),
  );
  return match ? [{ row, match }] : [];
}

/** Finds what fits a demand in the catalogue of its portal, as anybody sees it, and keeps it. */
export async function rematch(db: Db, { domain, id, ...demand }: Wanted & { domain: string; id: string }) {
  const found = await findMatches(db, { domain, organization: undefined }, demand);
  await keepMatches(
    db,
    id,
    found.map(({ row }) => row.id),
  );
  return found;
}
