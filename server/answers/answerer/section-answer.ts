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

/**
 * Maximum length of a quoted section in sentence caps: about one screen of steps or tables, or a paragraph of prose.
 */
const LONGEST = { structure: 5, prose: 1.5 };
/** Minimum likeness of question and heading for the section to be the one asked for. */
const SAME_QUESTION = 0.5;
/** Share of the question's words that title and headings must contain if steps or a table follow. */
const NAMED = 0.6;
/**
 * Minimum coverage: a section on the pressure of safety valves does not answer "How often is a safety valve tested?".
 */
const COVERED = 0.6;
const RANKS = 5;
/** Bonus for a heading that promises steps when the question asks for them. */
const SAYS_HOW = 0.1;
const STEPS = termsOfText('steps procedure method instructions 步骤 方法 流程');

/** Quotes the section whose heading matches the question, with lists, tables and code whole; null if none does. */
export function sectionAnswer(question: string, sources: { hit: SearchHit; source: number }[]): Quotation[] | null {
  const { terms, kind } = readQuestion(question);
  // A single term matches any heading, so it needs one that promises the steps asked for.
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
 * Dice coefficient of question and heading, so that a long heading that merely contains the words scores low. "How do
 * I" asks for steps without the word, so words for steps do not count as a difference.
 */
function likeness(terms: string[], heading: string, asksHow: boolean): number {
  const named = readQuestion(plainText(heading)).terms;
  const own = new Set(asksHow ? named.filter((term) => !STEPS.has(term)) : named);
  const shared = terms.filter((term) => own.has(term));
  const saysHow = asksHow && own.size < named.length ? SAYS_HOW : 0;
  return own.size > 0 && shared.length > 0 ? (2 * sum(shared)) / (sum([...own]) + sum(terms)) + saysHow : 0;
}

/** A number counts double: "exception code 02" is more like "code 02" than like "exception codes". */
const sum = (terms: string[]): number => terms.reduce((all, term) => all + (/\d/.test(term) ? 2 : 1), 0);

/** Share of the question's terms in title and headings; 0 if the last heading has none of them. */
function namedShare(terms: string[], hit: SearchHit): number {
  const share = (text: string): number => {
    const said = termsOfText(plainText(text));
    return terms.filter((term) => said.has(term)).length / terms.length;
  };
  return share(hit.headings.at(-1) ?? hit.title) > 0 ? share([hit.title, ...hit.headings].join('\n')) : 0;
}

/** The list, table or code with its lead-in sentence. */
function fromStructure(units: Unit[]): Unit[] {
  const first = units.findIndex(isStructure);
  return units.slice(Math.max(0, first - 1));
}

/** The first units that fit. */
export function within(units: Unit[], hit: SearchHit, caps: number): Unit[] {
  let size = 0;
  const kept: Unit[] = [];
  for (const unit of units) {
    size += sizeOf(hit.text, unit.start, unit.end);
    if (size > caps && kept.length > 0) break;
    kept.push(unit);
  }
  // Drops a lead-in ("As follows:") at the end.
  while (kept.length > 1 && /[:：]\s*$/.test(hit.text.slice(kept.at(-1)?.start, kept.at(-1)?.end))) kept.pop();
  return kept;
}

/** Rejoins the items and rows of a list or table that was split for its length. */
export function joined(units: Unit[]): Unit[] {
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
