import type { Connection } from '@lancedb/lancedb';
import { BaseVocabularies } from './base-vocabularies';
import { countedTerms } from './index-row';
import type { Pointer } from './tier-pointer';
import { passagesOf, removedSince, type Tiers } from './tiers';

/**
 * The vocabulary of both tables. Stored files count the large table as built; its removals and the small table are
 * counted now. Without the files, everything is counted.
 */
export async function countTiers(
  connection: Connection,
  { main, recent }: Tiers,
  pointer: Pointer,
  fileOf: (base: number) => string,
): Promise<BaseVocabularies> {
  const kept = new BaseVocabularies();
  if (await kept.read(fileOf, pointer.bases)) {
    for (const passage of await removedSince(connection, main, pointer.version))
      kept.remove(passage.kbId, countedTerms(passage));
    for await (const passage of passagesOf(recent.query())) kept.add(passage.kbId, countedTerms(passage));
    return kept;
  }
  const counted = new BaseVocabularies();
  for await (const passage of passagesOf(main.query(), recent.query()))
    counted.add(passage.kbId, countedTerms(passage));
  return counted;
}
