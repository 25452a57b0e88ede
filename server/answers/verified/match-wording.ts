import { fold } from '../../base/text/fold';
import { parseIdentifiers } from '../../knowledge';
import { coverageOf } from '../answerer/coverage';
import { type Measures, measuresIn } from '../answerer/faithful/measures';
import { polarityOf } from '../answerer/faithful/polarity';
import { type NamedWord, namedWords } from '../answerer/named-words';
import { contrastsIn } from './contrasts';

/** Share of each question's named words that the other must have. */
const COVERED = 0.8;
/** Single characters name something, too (油温 and 水温); words that only point or connect do not. */
const NAMES = 0.5;

/** What asks rather than says: it neither denies nor allows anything. */
const ASKS =
  /能不能|可不可以|是不是|有没有|要不要|会不会|行不行|对不对|(?:应该|应当|应|须|可以)(?=怎么|如何|怎样)|\bhow (?:can|may|should|must)\b|\bhow often (?:can|may|should|must)\b/giu;

/** Whether a question asks what another one asks, in other words at most. */
export function matchesWording(asked: string, wording: string): boolean {
  if (plain(asked) === plain(wording)) return true;
  return hasSameWords(asked, wording) && hasSameFacts(asked, wording);
}

const plain = (text: string): string => fold(text).replace(/[\s\p{P}\p{S}]+/gu, '');

function hasSameWords(asked: string, wording: string): boolean {
  const [own, other] = [namedWords(asked), namedWords(wording)];
  if (own.length === 0 || other.length === 0) return false;
  if (covers(own, wording) < COVERED || covers(other, asked) < COVERED) return false;
  // A word in another's place asks about something else, however much else is the same.
  return !(lacks(own, wording) && lacks(other, asked));
}

const covers = (words: NamedWord[], text: string) => coverageOf(words, { title: '', headings: [], text });
const lacks = (words: NamedWord[], text: string) =>
  words.some((word) => word.weight >= NAMES && covers([word], text) < 0.6);

/** Numbers, units, codes, denials and sides (left, front, manual) must agree: they decide what is asked. */
function hasSameFacts(asked: string, wording: string): boolean {
  const [own, other] = [asked, wording].map((text) => fold(text).replace(ASKS, ' '));
  if (own === undefined || other === undefined) return false;
  const [told, meant] = [polarityOf(own), polarityOf(other)];
  return (
    told.denied === meant.denied &&
    told.modal === meant.modal &&
    areSame(measuresIn(asked), measuresIn(wording)) &&
    areEqual(parseIdentifiers(asked).keys, parseIdentifiers(wording).keys) &&
    areEqual(contrastsIn(fold(asked)), contrastsIn(fold(wording)))
  );
}

function areSame(a: Measures, b: Measures): boolean {
  return a.size === b.size && [...a].every(([number, units]) => areEqual([...units], [...(b.get(number) ?? [])]));
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
