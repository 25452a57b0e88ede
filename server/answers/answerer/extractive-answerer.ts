import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import { fold } from '../../base/text/fold';
import type { SearchHit } from '../../knowledge';
import { withoutProduct } from './asked-code';
import { coverageOf } from './coverage';
import type { IdentifierRecord } from './identifier-answer';
import type { MachineChoice } from './machine-choice';
import { namedWords } from './named-words';
import { type Plan, quotationsOf, renumbered } from './plan';
import { planAnswer } from './plan-answer';
import { questionKind } from './question-kind';
import { questionLanguage } from './question-language';
import { type Quotation, writeQuotations } from './quotation';
import type { Asked } from './relevance';
import { foundByWords, selectSources } from './select-sources';
import type { Answerer, AnswerInput, AnswerPiece, Fit, Selection } from './types';
import { writeParts } from './write-parts';

/** Maximum number of sources beside a related answer: a longer list would look like one that holds the answer. */
const NEAR = 4;
/** Minimum coverage of a source as a share of the best one's. */
const SAID = 0.5;

/** Answers without a model: quotes the sources, each sentence with its citation. */
export const extractiveAnswerer: Answerer = {
  name: 'extractive',
  select: selectFor,
  async *write(input) {
    for (const piece of compose(input)) {
      if (input.signal.aborted) return;
      yield piece;
    }
  },
};

/** Plans once, from the passages that may be shown. Quoted ones come first, in the order of their quotations. */
function selectFor({ question, ...given }: Asked): Selection {
  const asked = { ...given, question: withoutProduct(question, given.hits) };
  const selected = withoutStrays(asked.question, selectSources(foundByWords(asked.hits)));
  const made = planAnswer({ ...asked, hits: selected, found: foundByWords(asked.hits) });
  const plan = asked.question === question ? made : forAnyProduct(question, made);
  if (plan.kind === 'nothing') return { hits: [], plan };
  if (plan.kind === 'choice') return { hits: plan.hits, quoted: 0, plan };
  const quoted = [...new Set(quotationsOf(plan).map(({ hit }) => hit))];
  const lang = questionLanguage(asked.question, asked.locale);
  const read = selected
    .filter((hit) => !quoted.includes(hit))
    .sort((a, b) => Number(b.lang === lang) - Number(a.lang === lang));
  const hits = [...quoted, ...(plan.kind === 'near' ? read.slice(0, Math.max(0, NEAR - quoted.length)) : read)];
  return { hits, quoted: quoted.length, plan: renumbered(plan, (hit) => hits.indexOf(hit) + 1) };
}

/** Quantities differ between products; procedures hardly do. */
const forAnyProduct = (question: string, plan: Plan): Plan =>
  questionKind(fold(question)) === 'number' && quotationsOf(plan).length > 0
    ? { kind: 'near', why: 'unknown-code', quotations: quotationsOf(plan) }
    : plan;

/**
 * Drops passages that were found for other reasons but cover little of the question. A matching code counts as full
 * coverage.
 */
function withoutStrays(question: string, hits: SearchHit[]): SearchHit[] {
  const words = namedWords(question);
  const shares = hits.map((hit) => (hit.exact ? 1 : coverageOf(words, hit)));
  const best = Math.max(...shares);
  return hits.filter((_, i) => (shares[i] ?? 0) >= best * SAID);
}

function compose({
  question,
  hits,
  locale,
  dates,
  plan = planAnswer({ question, hits, locale }),
}: AnswerInput): Iterable<AnswerPiece> {
  if (hits.length === 0) return [];
  return writePlan(plan, locale, dates);
}

/** Writes a plan's quotations with the numbers they have in it. */
export function* writePlan(plan: Plan, locale: Locale, dates: AnswerInput['dates']): Generator<AnswerPiece> {
  yield { kind: 'fit', fit: fitOf(plan) };
  if (plan.kind === 'nothing') yield { kind: 'text', append: message('answers:answerer.nothing')[locale] };
  else if (plan.kind === 'choice') yield* writeChoice(plan, locale);
  else if (plan.kind === 'records') yield* writeRecords(plan.records, locale);
  else if (plan.kind === 'near')
    yield* writeWithLead(`${plan.lead ?? message('answers:answerer.related')[locale]}\n\n`, plan.quotations);
  else if (plan.kind === 'typed') yield* writeParts(plan.parts, dates);
  else yield* writeQuotations(plan.quotations);
}

/** Writes what any answerer shows first: how well the sources fit, and safety rules. */
export function* writeAbove(plan: Plan): Generator<AnswerPiece> {
  yield { kind: 'fit', fit: fitOf(plan) };
  const rules = plan.kind === 'typed' ? plan.parts.filter(({ type }) => type === 'callout') : [];
  if (rules.length === 0) return;
  yield* writeParts(rules);
  yield { kind: 'block', type: 'text' };
}

function fitOf(plan: Plan): Fit {
  const { kind } = plan;
  if (kind === 'nothing') return { value: 'none', why: [] };
  if (kind === 'choice') return { value: plan.stranger ? 'none' : 'related', why: ['choice'] };
  if (kind === 'near') return { value: 'related', why: [plan.why ?? 'few-words'] };
  if (kind === 'typed') return { value: 'direct', why: [plan.why] };
  return { value: 'direct', why: [kind === 'records' ? (plan.records[0]?.kind ?? 'record') : (plan.why ?? 'words')] };
}

/** Written as text too, for readers without buttons to press. */
function* writeChoice({ options, stranger }: MachineChoice, locale: Locale): Generator<AnswerPiece> {
  yield { kind: 'block', type: 'choice', options };
  const lead = message(`answers:answerer.${stranger ? 'otherMachines' : 'whichMachine'}`)[locale];
  const list = options.map(({ text }) => `- ${text.replaceAll('*', '')}`).join('\n');
  yield { kind: 'text', append: `${lead}\n\n${list}` };
}

function* writeRecords(records: IdentifierRecord[], locale: Locale): Generator<AnswerPiece> {
  for (const { kind, title, quotations, lacksRemedy } of records) {
    yield { kind: 'block', type: kind };
    yield* writeWithLead(`**${title.replaceAll('*', '')}**\n\n`, quotations);
    if (lacksRemedy) yield { kind: 'text', append: `\n\n${message('answers:answerer.noRemedy')[locale]}` };
  }
}

function* writeWithLead(lead: string, quotations: Quotation[]): Generator<AnswerPiece> {
  yield { kind: 'text', append: lead };
  yield* writeQuotations(quotations, lead.length);
}
