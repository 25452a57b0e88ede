import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import { extractCodes, type SearchHit } from '../../knowledge';
import { causesAnswer } from './causes/causes-answer';
import { type Comparison, comparisonAnswer } from './comparison/comparison-answer';
import { sidesOf } from './comparison/sides';
import { conflictAnswer } from './conflict/conflict-answer';
import { coverageOf } from './coverage';
import { isDirect, signsOf } from './directness';
import { identifierAnswer } from './identifier-answer';
import { machineChoice } from './machine-choice';
import { definitionAnswer } from './meaning/definition-answer';
import { formulaAnswer } from './meaning/formula-answer';
import { namedWords } from './named-words';
import { type Picked, pickSentences } from './pick-sentences';
import { type Part, type Plan, quotationsOf } from './plan';
import { stepsAnswer } from './procedure/steps-answer';
import { questionLanguage, type Source, sourcesIn } from './question-language';
import { questionParts } from './question-parts';
import type { Quotation } from './quotation';
import { type Asked, relevanceOf } from './relevance';
import { conditionsOf, isForOtherConditions } from './rows/conditions';
import { type RowAnswer, rowAnswer } from './rows/row-answer';
import { safetyRules } from './safety-rules';
import { sectionAnswer } from './section-answer';
import { foundByWords, quotableSources } from './select-sources';
import { shareAnswered } from './share-answered';
import { lacksSlot } from './slots/lacks-slot';

/**
 * Shares of the question's words: below the first, the quotations are only related; below the second, unrelated.
 * Measured: 3 % of answerable questions are below the first, and 60 to 75 % of questions to sources about something
 * else.
 */
const ANSWERED = 0.4;
const RELATED = 0.2;
/** Number of sentences per part of a compound question. */
const SENTENCES_OF_PART = 2;

/** Plans an answer. `found` are all hits: a matching row or heading may be in a passage that covers little else. */
export function planAnswer(asked: Asked & { found?: SearchHit[] }): Plan {
  const plan = planOfType(asked);
  const answers = plan.kind === 'answer' || plan.kind === 'typed';
  // The sources mention the subject but not the attribute asked for.
  if (answers && lacksSlot(asked.question, quotationsOf(plan))) return nearPlan(quotationsOf(plan));
  return withConflict(isOpen(plan) ? judged(plan, asked) : plan, asked);
}

/** If two documents disagree, both are shown. */
function withConflict(plan: Plan, { question, locale, hits, found }: Asked & { found?: SearchHit[] }): Plan {
  const sources = sourcesIn(found ?? hits, questionLanguage(question, locale));
  const conflict = conflictAnswer(question, plan, sources, message('answers:answerer.superseded')[locale]);
  if (!conflict) return plan;
  const { claim, superseded } = conflict;
  const lead = superseded ? message('answers:answerer.editions')[locale] : message('answers:answerer.conflict')[locale];
  return { kind: 'typed', why: 'conflict', parts: [{ type: 'comparison', lead, claim, quotations: [] }] };
}

/** True for quotations chosen only by shared words. */
const isOpen = (plan: Plan): plan is Plan & { kind: 'answer' | 'near' } =>
  (plan.kind === 'answer' || plan.kind === 'near') && !plan.why && !plan.lead;

/**
 * Decides between an answer and a related one by the signals of the quotations. A matching code settles it; across
 * languages there are no shared words to judge by.
 */
function judged(plan: Plan & { kind: 'answer' | 'near' }, { question, locale, hits }: Asked): Plan {
  const lang = questionLanguage(question, locale);
  const sources = sourcesIn(hits, lang).map(({ hit }) => hit);
  const sure = sources.some(({ exact }) => exact) || sources.every((hit) => hit.lang !== lang);
  const direct = sure
    ? plan.kind === 'answer'
    : isDirect(signsOf(question, plan.quotations, sources, plan.kind === 'answer'));
  return direct ? { kind: 'answer', quotations: plan.quotations } : nearPlan(plan.quotations);
}

/** Related quotations keep no tables or code: they would fill the page. */
function nearPlan(quotations: Quotation[]): Plan {
  const sentences = quotations.filter(({ kind }) => kind !== 'table' && kind !== 'code');
  return sentences.length > 0 ? { kind: 'near', why: 'few-words', quotations: sentences } : { kind: 'nothing' };
}

function planOfType({ found, ...asked }: Asked & { found?: SearchHit[] }): Plan {
  const relevance = relevanceOf(asked);
  if (relevance === 'none') return { kind: 'nothing' };
  const { question, locale, hits } = asked;
  const lang = questionLanguage(question, locale);
  const sources = worthQuoting(foundByWords(hits), sourcesIn(hits, lang));
  const further = sourcesIn(found ?? hits, lang);
  const choice = machineChoice(question, sources);
  if (choice) return choice;
  const exact = sources[0]?.hit.exact;
  const comparison = comparisonAnswer(question, further);
  if (comparison) return comparisonPlan(comparison, locale);
  const row = rowAnswer(question, exact ? sources : further);
  if (row && exact && says(row.quotations, exact)) return { kind: 'answer', quotations: row.quotations };
  const records = identifierAnswer(question, sources);
  if (records.length > 0) return { kind: 'records', records };
  // Whatever else shares words with a comparison compares nothing.
  if (sidesOf(question) && !row) return nearPlan(sectionAnswer(question, sources) ?? pick(question, sources));
  const steps = stepsAnswer(question, sources);
  if (steps) return stepsPlan(steps);
  const defined = definitionAnswer(question, further);
  if (defined)
    return { kind: 'answer', why: 'words', quotations: behind(defined, pick(question, sources, SENTENCES_OF_PART)) };
  const formulas = formulaAnswer(question, further);
  if (formulas.length > 0) return { kind: 'answer', why: 'words', quotations: formulas };
  const causes = causesAnswer(question, further);
  if (causes.length > 0) return causesPlan(causes, pick(question, sources));
  if (row) return row.kind === 'rows' ? rowPlan(row) : outsidePlan(row, locale);
  const parts = questionParts(question);
  if (relevance === 'answer' && parts.length > 1) return { kind: 'answer', quotations: eachPart(parts, sources) };
  const section = relevance === 'answer' ? sectionAnswer(question, sources) : null;
  if (section) return underConditions(question, section);
  const picked = pick(question, sources);
  const share = picked.length > 0 ? shareAnswered(question, picked) : 0;
  if (relevance === 'answer' && share >= ANSWERED) return underConditions(question, picked);
  const tooFar = relevance === 'near' && share < RELATED;
  if (tooFar || picked.length === 0) return { kind: 'nothing' };
  return relevance === 'answer' ? { kind: 'near', quotations: picked } : nearPlan(picked);
}

/** The definition first, then the other sentences. */
const behind = (first: Quotation, picked: Quotation[]): Quotation[] => [
  first,
  ...picked.filter(({ kind, hit, start }) => kind === 'sentence' && (hit !== first.hit || start !== first.start)),
];

function comparisonPlan({ claim, quotations, missing }: Comparison, locale: Locale): Plan {
  if (missing)
    return { kind: 'near', lead: message('answers:answerer.oneSide', { name: missing })[locale], quotations };
  const table: Part[] = claim ? [{ type: 'comparison', claim, quotations: [] }] : [];
  const said: Part[] = quotations.length > 0 ? [{ type: 'text', quotations }] : [];
  return { kind: 'typed', why: 'words', parts: [...table, ...said] };
}

/** The rows of symptoms and causes first, then the sentences picked. */
function causesPlan(rows: Quotation[], picked: Quotation[]): Plan {
  const sentences = picked.filter(({ kind }) => kind === 'sentence');
  const told: Part[] = sentences.length > 0 ? [{ type: 'text', quotations: sentences }] : [];
  return { kind: 'typed', why: 'words', parts: [{ type: 'causes', quotations: rows }, ...told] };
}

/** A statement for another speed or voltage than the one asked for is only related. */
function underConditions(question: string, quotations: Quotation[]): Plan {
  const said = quotations.map(({ hit, start, end }) => hit.text.slice(start, end));
  const other = isForOtherConditions(conditionsOf(question), said);
  return other ? { kind: 'near', why: 'other-condition', quotations } : { kind: 'answer', quotations };
}

/** The value first, if the row has one. */
const rowPlan = ({ claim, quotations }: RowAnswer & { kind: 'rows' }): Plan =>
  claim
    ? { kind: 'typed', why: 'condition', parts: [{ type: 'value', claim, quotations }] }
    : { kind: 'answer', why: 'condition', quotations };

function outsidePlan({ ends, quotations }: RowAnswer & { kind: 'outside' }, locale: Locale): Plan {
  return {
    kind: 'near',
    why: 'other-condition',
    lead: message('answers:answerer.tableEnds', ends)[locale],
    quotations,
  };
}

/** Safety rules come before the steps. */
function stepsPlan(quotations: Quotation[]): Plan {
  const rules = safetyRules(quotations);
  const callout: Part[] = rules.length > 0 ? [{ type: 'callout', quotations: rules }] : [];
  return { kind: 'typed', why: 'words', parts: [...callout, { type: 'steps', quotations }] };
}

/** Quotations for each part, from the passages that cover that part best. */
function eachPart(parts: string[], sources: Source[]): Quotation[] {
  const quoted = new Map<string, Quotation>();
  for (const part of parts) {
    const words = namedWords(part);
    const share = new Map(sources.map((source) => [source, coverageOf(words, source.hit) * source.hit.score]));
    const own = [...sources].sort((a, b) => (share.get(b) ?? 0) - (share.get(a) ?? 0));
    for (const quotation of sectionAnswer(part, own) ?? pick(part, own, SENTENCES_OF_PART))
      quoted.set(`${quotation.source}:${quotation.start}`, quotation);
  }
  return [...quoted.values()];
}

/** Sources keep their numbers on the page. */
function worthQuoting(hits: SearchHit[], own: Source[]): Source[] {
  const worth = new Set(quotableSources(hits));
  const kept = own.filter(({ hit }) => worth.has(hit));
  return kept.length > 0 ? kept : own;
}

function pick(question: string, sources: Source[], max?: number): Picked[] {
  const picked = pickSentences(
    question,
    sources.map(({ hit }) => hit),
    max,
  );
  return picked.map((entry) => ({ ...entry, source: sources[entry.source - 1]?.source ?? entry.source }));
}

const says = (quotations: Quotation[], code: string): boolean =>
  quotations.some(({ hit, start, end }) => extractCodes(hit.text.slice(start, end)).includes(code));
