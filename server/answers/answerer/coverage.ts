import { fold } from '../../base/text/fold';
import { allNames, type SearchHit } from '../../knowledge';
import type { NamedWord } from './named-words';
import { plainText } from './plain-text';
import { termsIn, tokensOf } from './tokens';

/** Weight of shared single characters: Chinese synonyms often share one (攻克, 攻占), a weak sign. */
const CHARACTER = 0.3;

/** Share of the question's named words that a passage, its title and its headings contain, 0 to 1. */
export function coverageOf(
  words: NamedWord[],
  { title, headings, text }: Pick<SearchHit, 'title' | 'headings' | 'text'>,
): number {
  const folded = allNames(fold(plainText([title.replaceAll('_', ' '), ...headings, text].join('\n'))));
  const terms = termsIn(tokensOf(folded));
  let said = 0;
  let all = 0;
  for (const word of words) {
    all += word.weight;
    said += word.weight * shareOf(word, folded, terms);
  }
  return all > 0 ? said / all : 0;
}

function shareOf({ word, han }: NamedWord, folded: string, terms: ReadonlySet<string>): number {
  if (terms.has(word)) return 1;
  if (!han) return 0;
  if (folded.includes(word)) return 1;
  const characters = [...word];
  const pairs = characters.slice(1).map((char, i) => `${characters[i]}${char}`);
  // Word segmentation differs between texts: the parts of a word may be separate there.
  const paired = pairs.length > 1 ? share(pairs, terms) : 0;
  return paired || CHARACTER * share(characters, terms);
}

const share = (parts: string[], terms: ReadonlySet<string>): number =>
  parts.filter((part) => terms.has(part)).length / parts.length;
