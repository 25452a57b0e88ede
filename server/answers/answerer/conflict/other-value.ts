import { fold } from '../../../base/text/fold';
import type { SearchHit } from '../../../knowledge';
import { answerUnits } from '../answer-units';
import { plainText } from '../plain-text';
import { type Quotation, quotationOf } from '../quotation';
import { overlaps, type Quantity, readQuantities } from '../rows/read-quantities';
import { termsOfText } from '../tokens';
import { editionOf } from './edition';

/** Share of the longer sentence's words that both must contain to count as the same statement. */
const ALIKE = 0.7;
/** A name with digits: P-100 and P-200 are two pumps. A bare year does not match. */
const NAME = /\b(?=\w*\d)(?=\w*[a-z])[a-z\d]+(?:-[a-z\d]+)*\b|\b[a-z]+-\d+\b/g;

/** Finds the sentence of another document that makes the same statement with another value; null if there is none. */
export function otherValue(
  quotation: Quotation,
  { hit, source }: { hit: SearchHit; source: number },
): Quotation | null {
  if (quotation.kind !== 'sentence' || hit.docId === quotation.hit.docId || hit.lang !== quotation.hit.lang)
    return null;
  const said = quotation.hit.text.slice(quotation.start, quotation.end);
  const units = answerUnits(hit.text).filter(({ kind }) => kind === 'sentence');
  const other = units.find(({ start, end }) => {
    const text = hit.text.slice(start, end);
    return (
      isOneValueOff(readQuantities(said), readQuantities(text)) &&
      isAlike(said, text) &&
      namesIn(quotation.hit, said) === namesIn(hit, text)
    );
  });
  return other ? quotationOf(hit, source, other) : null;
}

/**
 * True if both have the same dimensions in the same order and exactly one value differs. More differences mean another
 * case.
 */
function isOneValueOff(a: readonly Quantity[], b: readonly Quantity[]): boolean {
  if (a.length !== b.length || a.some(({ dim }, at) => dim !== b[at]?.dim)) return false;
  return a.filter((one, at) => !overlaps(one, b[at] as Quantity)).length === 1;
}

function isAlike(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= ALIKE * Math.max(one.size, other.size);
}

const wordsOf = (text: string): Set<string> =>
  new Set([...termsOfText(plainText(text))].filter((term) => !/\d/.test(term)));

/**
 * Names with digits in the title, the last heading and the text, without measured values and editions: they identify the machine.
 */
const namesIn = ({ title, headings }: SearchHit, text: string): string => {
  const above = [title, headings.at(-1) ?? ''].map((text) => editionOf(text).name).join(' ');
  const measured = readQuantities(text).map(({ start, end }) => fold(text).slice(start, end));
  const names = `${above} ${fold(text)}`.match(NAME) ?? [];
  return [...new Set(names.filter((name) => !measured.some((one) => one.includes(name))))].sort().join(' ');
};
