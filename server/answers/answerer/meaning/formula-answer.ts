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
/** What title, headings and passage must say of what is to be reckoned. */
const NAMED = 0.6;
const PASSAGES = 6;
const FORMULAS = 3;

/** How a thing is reckoned: the formulas of the section that is about it, with their symbols, then the example. */
export function formulaAnswer(question: string, sources: readonly Source[]): Quotation[] {
  const folded = fold(question);
  if (!ASKS.test(folded)) return [];
  const words = namedWords(folded.replaceAll(WORDS, ' '));
  const read = sources.slice(0, PASSAGES).map((source) => ({ ...source, units: answerUnits(source.hit.text) }));
  const [best] = read
    .map((one) => ({ ...one, formulas: one.units.filter(({ kind }) => kind === 'formula') }))
    .filter(({ hit, formulas }) => formulas.length > 0 && coverageOf(words, hit) >= NAMED)
    .sort((a, b) => coverageOf(words, b.hit) * b.hit.score - coverageOf(words, a.hit) * a.hit.score);
  if (!best) return [];
  const shown = best.formulas.slice(0, FORMULAS).map((unit) => quotationOf(best.hit, best.source, unit));
  return [...shown, ...exampleOf(best, read)];
}

/** In the section itself, or in one of the same document that is called so. */
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
