import { fold } from '../../../base/text/fold';
import { answerUnits } from '../answer-units';
import { coverageOf } from '../coverage';
import { namedWords } from '../named-words';
import type { Source } from '../question-language';
import { type Quotation, quotationOf } from '../quotation';

const ASKS =
  /怎么算|咋算|(?:怎么|如何|怎样)(?:计算|算|换算)|计算(?:公式|方法|式)|公式|\b(?:formula|equation)\b|\bhow (?:do|can|should|is|are|to)\b.{0,60}\b(?:calculated?|computed?|worked? out)\b|\bcalculate\b/;
const WORDS = /怎么计算|怎么算|咋算|计算公式|计算方法|计算|公式|换算|\b(?:formula|equation|calculated?|computed?)\b/g;
const EXAMPLE = /举例|算例|示例|例[:：如]|\bexamples?\b/i;
/** Minimum coverage of the quantity by title, headings and passage. */
const NAMED = 0.6;
const PASSAGES = 6;
const FORMULAS = 3;

export const asksForFormula = (question: string): boolean => ASKS.test(fold(question));

/** Quotes the formulas of the section about a quantity, with their symbols, then an example. */
export function formulaAnswer(question: string, sources: readonly Source[]): Quotation[] {
  if (!asksForFormula(question)) return [];
  const words = namedWords(fold(question).replaceAll(WORDS, ' '));
  const read = sources.slice(0, PASSAGES).map((source) => ({ ...source, units: answerUnits(source.hit.text) }));
  const [best] = read
    .map((one) => ({ ...one, formulas: one.units.filter(({ kind }) => kind === 'formula') }))
    .filter(({ hit, formulas }) => formulas.length > 0 && coverageOf(words, hit) >= NAMED)
    .sort((a, b) => coverageOf(words, b.hit) * b.hit.score - coverageOf(words, a.hit) * a.hit.score);
  if (!best) return [];
  const shown = best.formulas.slice(0, FORMULAS).map((unit) => quotationOf(best.hit, best.source, unit));
  return [...shown, ...exampleOf(best, read)];
}

/** Finds an example in the section, or in a section of the same document titled so. */
function exampleOf(
  { hit, source, units }: Source & { units: ReturnType<typeof answerUnits> },
  read: readonly (Source & { units: ReturnType<typeof answerUnits> })[],
): Quotation[] {
  const own = units.filter(({ kind, start, end }) => kind === 'sentence' && EXAMPLE.test(hit.text.slice(start, end)));
  if (own[0]) return [quotationOf(hit, source, own[0])];
  const section = read.find((one) => one.hit.docId === hit.docId && EXAMPLE.test(one.hit.headings.at(-1) ?? ''));
  const table = section?.units.find(({ kind }) => kind === 'table');
  return section && table ? [quotationOf(section.hit, section.source, table)] : [];
}
