import { SYNONYMS } from './groups';
import { namePattern } from './name-pattern';

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

interface Names {
  others: string[];
  /** In the script of the word: one written in four characters is four characters of the question. */
  own: string;
  /** What a question may ask for it by. */
  all: string;
}

const names = new Map<string, Names>();
for (const group of SYNONYMS) {
  const firsts = [group.find(isHan), group.find((word) => !isHan(word))].filter((word) => word !== undefined);
  for (const word of group) {
    const others = group.filter((other) => other !== word);
    const own = firsts.find((first) => isHan(first) === isHan(word)) ?? word;
    names.set(word, { others, own, all: firsts.filter((first) => first !== word).join(' ') });
  }
}

const ANY = namePattern(names.keys()) as RegExp;
/** Of a word as it was found, which may stand for more than one. */
const namesOf = (found: string): Names | undefined => names.get(found) ?? names.get(found.slice(0, -1));

interface Synonyms {
  /** Where the word stands in the folded text. */
  index: number;
  word: string;
  others: string[];
}

/** Words of a folded text that have other names, the longest first where two begin at one place. */
export const synonymsIn = (folded: string): Synonyms[] =>
  [...folded.matchAll(ANY)].map(({ 0: word, index }) => ({ index, word, others: namesOf(word)?.others ?? [] }));

/** A folded question with one name for each thing. */
export const sameNames = (folded: string): string => folded.replace(ANY, (found) => namesOf(found)?.own ?? found);

/** A folded text with that name beside every other one: "温度过高" speaks of 发热 and of 温度. */
export const allNames = (folded: string): string =>
  folded.replace(ANY, (found) => `${found} ${namesOf(found)?.all ?? ''}`.trimEnd());
