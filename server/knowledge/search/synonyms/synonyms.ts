import { SYNONYMS } from './groups';
import { namePattern } from './name-pattern';

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

interface Names {
  others: string[];
  /** Preferred name in the script of the word: a Chinese word keeps counting as characters of the question. */
  own: string;
  /** Preferred names in both scripts, by which a question may ask. */
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
/** Names of a matched word, which may be a plural. */
const namesOf = (found: string): Names | undefined => names.get(found) ?? names.get(found.slice(0, -1));

interface Synonyms {
  /** Offset in the folded text. */
  index: number;
  word: string;
  others: string[];
}

/** Words of a folded text that have synonyms; of two that begin at one place the longest. */
export const synonymsIn = (folded: string): Synonyms[] =>
  [...folded.matchAll(ANY)].map(({ 0: word, index }) => ({ index, word, others: namesOf(word)?.others ?? [] }));

/** Replaces synonyms in a folded question by one name each. */
export const sameNames = (folded: string): string => folded.replace(ANY, (found) => namesOf(found)?.own ?? found);

/** Adds the preferred name after each synonym in a folded text: "温度过高" is found by 发热 and by 温度. */
export const allNames = (folded: string): string =>
  folded.replace(ANY, (found) => `${found} ${namesOf(found)?.all ?? ''}`.trimEnd());
