import { codeKey } from '../../../../setting/alarm/code-key';
import { parseIdentifiers, type SearchHit } from '../../../knowledge';
import { askedCode } from '../../answerer/asked-code';
import { coverageOf } from '../../answerer/coverage';
import { namedWords } from '../../answerer/named-words';
import { type Plan, quotationsOf } from '../../answerer/plan';
import { conditionsOf } from '../../answerer/rows/conditions';
import { overlaps, readQuantities } from '../../answerer/rows/read-quantities';
import type { Selection } from '../../answerer/types';
import type { Chip } from '../types';
import { isNamedIn, type Place, runsOf, wordsOf } from '../words';
import { isFoldedInPlace, placeOf } from './place-of';

interface Part extends Place {
  slot: Chip['slot'];
}

const SUBJECTS = 3;
/** Share of a subject's words that a passage must contain. */
const SAID = 0.6;
/** GB/T 1234.5-2010 */
const PIECES = 6;
/** Question words, and words for the kind of a code: no subject. */
const ASKS =
  /^(?:how|far|long|often|many|much|may|can|must|alarms?|errors?|faults?|codes?|报警|警报|告警|故障|错误|代码|编号)$/i;
const COUNTED =
  /(?:转速|电压|电流|功率|压力|温度|牌号|\b(?:class|grade|group|level|category|nlgi|speed|voltage|current|power|pressure|temperature))(?: of)?\s*$/i;
const ARTICLE = /第\s*\S{1,8}?\s*条/g;

/**
 * The parts of a question that decided its answer: conditions, codes, machine, statute. Only beside one of these are its
 * remaining subjects listed too, because alone they would just repeat the question.
 */
export function statedParts(question: string, { hits, plan }: Selection): Chip[] {
  const quoted = plan ? quotationsOf(plan).map(({ hit }) => hit) : [];
  const read = quoted.length > 0 ? quoted : hits;
  const named = [...conditions(question, read, plan), ...codes(question, hits)];
  const rest = blanked(question, named);
  const stated = [...named, ...statute(question, hits), ...machine(rest, hits)];
  if (stated.length === 0) return [];
  const about = subjects(blanked(rest, stated), read);
  return [...stated, ...about].map(({ slot, start, end }) => {
    const text = question.slice(start, end);
    return { id: `${slot}-question-${start}`, slot, text, from: 'question', on: true };
  });
}

/** Conditions that selected a row, that no row meets, or that the quoted text states too. */
function conditions(question: string, read: readonly SearchHit[], plan?: Plan): Part[] {
  if (!isFoldedInPlace(question)) return [];
  const why = plan && 'why' in plan ? plan.why : undefined;
  const decided = why === 'condition' || why === 'other-condition';
  const said = decided ? [] : read.flatMap(({ text }) => readQuantities(text));
  return conditionsOf(question)
    .filter((asked) => decided || said.some((other) => overlaps(asked, other)))
    .map((place) => ({ slot: 'condition', ...written(question, place) }));
}

/** Trims white space and includes the word before a bare number ("NLGI 2"). */
function written(question: string, place: Place): Place {
  const words = question.slice(place.start, place.end);
  const start = place.end - words.trimStart().length;
  const end = start + words.trim().length;
  const name = /^[\d.,]+$/.test(words.trim()) ? COUNTED.exec(question.slice(0, start)) : null;
  return { start: start - (name?.[0].length ?? 0), end };
}

/** Codes with records, and the code that no source has. */
function codes(question: string, hits: readonly SearchHit[]): Part[] {
  const found = new Set(hits.flatMap(({ exact }) => exact ?? []));
  const unknown = hits.length === 0 ? askedCode(question) : undefined;
  return parseIdentifiers(question)
    .keys.filter((key) => found.has(key) || key === unknown)
    .flatMap((key) => {
      const place = key.startsWith('§') ? articleIn(question, key) : codeIn(question, key);
      return place ? [{ slot: 'code' as const, ...place }] : [];
    });
}

const toPlace = ({ 0: words, index }: RegExpMatchArray): Place => ({
  start: index ?? 0,
  end: (index ?? 0) + words.length,
});

const articleIn = (question: string, key: string): Place | undefined =>
  [...question.matchAll(ARTICLE)].map(toPlace).find(({ start, end }) => {
    const [asked] = parseIdentifiers(question.slice(start, end)).keys;
    return asked === key;
  });

/** Keys have no spaces or punctuation: finds the shortest run of words with this key. */
function codeIn(question: string, key: string): Place | undefined {
  const pieces = [...question.matchAll(/\w+/g)].map(toPlace);
  for (let more = 0; more < PIECES; more += 1)
    for (const [at, { start }] of pieces.entries()) {
      const end = pieces[at + more]?.end;
      if (end !== undefined && codeKey(question.slice(start, end)) === key) return { start, end };
    }
  return undefined;
}

/** The statute that limited the search for an article. */
function statute(question: string, hits: readonly SearchHit[]): Part[] {
  const isArticle = hits.some(({ exact }) => exact?.startsWith('§'));
  const place = isArticle ? placeOf(parseIdentifiers(question).statute, question) : undefined;
  return place ? [{ slot: 'document', ...place }] : [];
}

/** The machine name that excluded the alarms of other machines. */
function machine(question: string, hits: readonly SearchHit[]): Part[] {
  const names = hits.flatMap(({ machine }) => (machine?.asked ? [machine.name] : [])).join('\n');
  const words = wordsOf(question).filter(({ text }) => isNamedIn(text, names));
  const [place] = runsOf(words, question);
  return place ? [{ slot: 'machine', ...place }] : [];
}

function subjects(question: string, read: readonly SearchHit[]): Part[] {
  const words = wordsOf(question).filter(({ text }) => !ASKS.test(text));
  return runsOf(words, question)
    .filter(({ start, end }) => {
      const named = namedWords(question.slice(start, end));
      return read.some((hit) => coverageOf(named, hit) >= SAID);
    })
    .slice(0, SUBJECTS)
    .map((place) => ({ slot: 'subject', ...place }));
}

/** Blanks parts of the question; positions stay the same. */
const blanked = (question: string, parts: readonly Place[]): string =>
  parts.reduce((text, { start, end }) => text.slice(0, start) + '\n'.repeat(end - start) + text.slice(end), question);
