import { HAN, scan } from '../../base/text/scan';
import { correctUnspaced } from './correct-unspaced';
import { correctWord } from './correct-word';
import type { ParsedQuery } from './question';
import type { Vocabulary } from './vocabulary';

/** Corrects misspelled words of a folded question; null if there is nothing to correct. */
export function correctQuestion({ folded }: ParsedQuery, vocabulary: Vocabulary): string | null {
  const parts: string[] = [];
  let copied = 0;
  scan(folded, (kind, from, to) => {
    const run = folded.slice(from, to);
    const better = kind === HAN ? correctUnspaced(run, vocabulary) : correctWord(run, vocabulary);
    if (!better) return;
    parts.push(folded.slice(copied, from), better);
    copied = to;
  });
  return copied === 0 ? null : parts.join('') + folded.slice(copied);
}
