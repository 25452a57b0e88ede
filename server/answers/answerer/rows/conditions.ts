import { fold } from '../../../base/text/fold';
import { overlaps, type Quantity, readQuantities } from './read-quantities';

/** Words before a reading, which is compared with a limit and selects no row: "we got a PI of 1.1", 测出来 40 Ω. */
const OBSERVED =
  /测得|测出|算出|实际|现在|平时|已经|读数|只有|达到了|\b(?:measured|got|reads?|sits at|shows|is at|now|currently)\b/;
const BESIDE = 14;

/** Returns the quantities of a question that are conditions, not readings. */
export function conditionsOf(question: string): Quantity[] {
  const folded = fold(question);
  return readQuantities(question).filter(
    ({ start }) => !OBSERVED.test(folded.slice(Math.max(0, start - BESIDE), start)),
  );
}

/** Marks an example's machine by the text before and after: "A pump at 1480 r/min is …", 转速 1480 r/min 的水泵. */
const ATTRIBUTE = {
  before:
    /(?:^|[\s(（,，])(?:at|for|of|with|a|an|the)\s*$|(?:^|[，。；])\s*(?:在|对|对于)?\s*(?:额定)?(?:转速|电压|功率|直径|压力)?(?:为)?\s*$/,
  after:
    /^\s*(?:的|时|下|条件下|以?上?的)|^\s+(?:[a-z-]+\s+)?(?:is|are|has|have|gives|may|passes|runs|pump|motor|machine|rotor|shaft)\b/,
};

/**
 * Dimensions that machines are rated by. Years and percentages in a sentence are no conditions; numbers of persons are
 * one only as a range, as laws grade accidents.
 */
const RATINGS = new Set(['speed', 'voltage', 'current', 'power', 'pressure', 'length', 'mass', 'frequency', 'flow']);

/** True if a sentence describes an example under a condition other than those asked for. */
export function isOtherCase(conditions: readonly Quantity[], sentence: string): boolean {
  if (conditions.length === 0) return false;
  const folded = fold(sentence);
  const attributes = readQuantities(sentence).filter(
    ({ dim, start, end }) =>
      RATINGS.has(dim) && ATTRIBUTE.before.test(folded.slice(0, start)) && ATTRIBUTE.after.test(folded.slice(end)),
  );
  const heads = readQuantities(sentence).filter(({ dim, low, high }) => dim === 'persons' && low !== high);
  return [...attributes, ...heads].some((attribute) => {
    const same = conditions.filter(({ dim }) => dim === attribute.dim);
    return same.length > 0 && !same.some((condition) => overlaps(condition, attribute));
  });
}

/** True if the texts give other values for a condition's dimension but not the one asked for. */
export function isForOtherConditions(conditions: readonly Quantity[], texts: readonly string[]): boolean {
  const said = texts.flatMap((text) => readQuantities(text));
  return conditions.some((condition) => {
    const same = said.filter(({ dim }) => dim === condition.dim);
    return RATINGS.has(condition.dim) && same.length > 0 && !same.some((other) => overlaps(condition, other));
  });
}
