import type { SearchHit } from '../../knowledge';
import { answerUnits } from './answer-units';
import { coverageOf } from './coverage';
import { namedWords } from './named-words';
import { isOtherNumber } from './other-number';
import { plainText } from './plain-text';
import { type Quotation, quotationOf } from './quotation';
import { readQuestion } from './read-question';
import { conditionsOf, isOtherCase } from './rows/conditions';
import { sizeOf } from './size';
import type { Unit } from './split-sentences';
import { termsOfText } from './tokens';

/** So many sentence caps of a section are quoted: about one screen of steps or tables, a paragraph of prose. */
const LONGEST = { structure: 5, prose: 1.5 };
/** Share of words that question and heading must have in common for the section to be what was asked for. */
const SAME_QUESTION = 0.5;
/** Share of the question's words that title and headings together must say, where steps or a table follow. */
const NAMED = 0.6;
/** "How often is a safety valve tested?" is not answered by a section on its pressure, however alike the headings. */
const COVERED = 0.6;
const RANKS = 5;
/** Of two headings as alike, the one that promises steps where they are asked for. */
const SAYS_HOW = 0.1;
const STEPS = termsOfText('steps procedure method instructions 步骤 方法 流程');

/** Where a heading is what was asked: what stands beneath it, lists, tables and code whole. */
export function sectionAnswer(question: string, sources: { hit: SearchHit; source: number }[]): Quotation[] | null {
  const { terms, kind } = readQuestion(question);
  // A single word is asked about, not for: any heading could carry it, unless it promises the steps that are asked for.
  const single = terms.length < 2;
  if (single && kind !== 'how') return null;
  const least = single ? 1 + SAYS_HOW : SAME_QUESTION;
  const conditions = conditionsOf(question);
  const isExample = ({ kind, start, end }: Unit, hit: SearchHit) =>
    kind === 'sentence' && isOtherCase(conditions, hit.text.slice(start, end));
  const sections = sources.slice(0, RANKS).map(({ hit, source }) => {
    const units = joined(answerUnits(hit.text)).filter((unit) => !isExample(unit, hit));
    const heading = hit.headings.at(-1) ?? '';
    const like = isOtherNumber(question, heading) ? 0 : likeness(terms, heading, kind === 'how');
    return { hit, source, units, like, named: namedShare(terms, hit), structured: units.some(isStructure) };
  });
  const words = namedWords(question);
  const [same] = sections
    .filter(({ like, hit }) => like >= least && coverageOf(words, hit) >= COVERED)
    .sort((a, b) => b.like - a.like);
  const found = same ?? sections.find(({ named, structured }) => !single && named >= (structured ? NAMED : 1));
  if (!found) return null;
  const { hit, source, units, structured } = found;
  const kept = within(
    same || !structured ? units : fromStructure(units),
    hit,
    structured ? LONGEST.structure : LONGEST.prose,
  );
  return kept.map((unit) => quotationOf(hit, source, unit));
}

const isStructure = ({ kind }: Unit): boolean => kind !== 'sentence' && kind !== 'formula' && kind !== 'heading';

/**
 * Words in common, as a share of both: a long heading that mentions the words is not the same question. "How do I" asks for
 * the steps without the word.
 */
function likeness(terms: string[], heading: string, asksHow: boolean): number {
  const named = readQuestion(plainText(heading)).terms;
  const own = new Set(asksHow ? named.filter((term) => !STEPS.has(term)) : named);
  const shared = terms.filter((term) => own.has(term));
  const saysHow = asksHow && own.size < named.length ? SAYS_HOW : 0;
  return own.size > 0 && shared.length > 0 ? (2 * sum(shared)) / (sum([...own]) + sum(terms)) + saysHow : 0;
}

/** "Exception code 02" is more like "code 02" than like "exception codes": a number says which one. */
const sum = (terms: string[]): number => terms.reduce((all, term) => all + (/\d/.test(term) ? 2 : 1), 0);

/** Share of the question's words in title and headings together; 0 where the last heading has none of them. */
function namedShare(terms: string[], hit: SearchHit): number {
  const share = (text: string): number => {
    const said = termsOfText(plainText(text));
    return terms.filter((term) => said.has(term)).length / terms.length;
  };
  return share(hit.headings.at(-1) ?? hit.title) > 0 ? share([hit.title, ...hit.headings].join('\n')) : 0;
}

/** The list, table or code, and the sentence that leads to it. */
function fromStructure(units: Unit[]): Unit[] {
  const first = units.findIndex(isStructure);
  return units.slice(Math.max(0, first - 1));
}

function within(units: Unit[], hit: SearchHit, caps: number): Unit[] {
  let size = 0;
  const kept: Unit[] = [];
  for (const unit of units) {
    size += sizeOf(hit.text, unit.start, unit.end);
    if (size > caps && kept.length > 0) break;
    kept.push(unit);
  }
  // "As follows:" with nothing behind it would be a promise broken.
  while (kept.length > 1 && /[:：]\s*$/.test(hit.text.slice(kept.at(-1)?.start, kept.at(-1)?.end))) kept.pop();
  return kept;
}

/** Items and rows that were told apart because the list or table is long are one again. */
function joined(units: Unit[]): Unit[] {
  const out: Unit[] = [];
  for (const unit of units) {
    const last = out.at(-1);
    if (last && ((unit.kind === 'item' && last.kind === 'list') || (unit.kind === 'row' && last.kind === 'table'))) {
      last.end = unit.end;
    } else if (unit.kind === 'item') out.push({ start: unit.start, end: unit.end, kind: 'list' });
    else if (unit.kind === 'row') out.push({ start: unit.head?.[0] ?? unit.start, end: unit.end, kind: 'table' });
    else out.push({ ...unit });
  }
  return out;
}
