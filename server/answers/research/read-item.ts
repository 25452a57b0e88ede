import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import { sideBySide, sideOf } from '../answerer/conflict/conflict-answer';
import { otherValue } from '../answerer/conflict/other-value';
import { extractiveAnswerer, writePlan } from '../answerer/extractive-answerer';
import { type Part as AnswerPart, datedBy, type Plan, quotationsOf, renumbered } from '../answerer/plan';
import { type Quotation, writeQuotations } from '../answerer/quotation';
import type { AnswerPiece } from '../answerer/types';
import { writeParts } from '../answerer/write-parts';
import { findSources } from '../runs/find-sources';
import type { PlanItem } from './facets';
import { isFacet, type ResearchInput, readFacet, readFurther, type Search } from './plan-research';
import { noteQuoted, type ReportState } from './report-state';
import { subjectOf } from './subject';
import { quoteFacet, quoteFurther, type Said } from './write-facet';

export interface ItemTools {
  search: Search;
  /** Revision dates of documents that state one. */
  datesOf: (documents: string[]) => Promise<ReadonlyMap<string, string>>;
}

type NumberOf = (hit: SearchHit) => number;

export interface ReadItem {
  /** The passages read. */
  hits: SearchHit[];
  /** Writes the section with the numbers of its sources; absent if nothing was found. */
  write?: (numberOf: NumberOf) => Iterable<AnswerPiece>;
}

type Part = Pick<PlanItem, 'kind' | 'query'>;

/**
 * Searches and reads for one item of the plan, and for those merged with it. What to quote is settled here; numbers are
 * given when it is written.
 */
export async function readItem(
  item: PlanItem,
  input: ResearchInput,
  state: ReportState,
  tools: ItemTools,
): Promise<ReadItem> {
  // What one part quotes is not quoted by the next.
  const seen: ReportState = { ...state, quoted: new Map(state.quoted) };
  const read: ReadItem[] = [];
  for (const part of [item, ...(item.also ?? [])]) read.push(await readPart(part, input, seen, tools));
  const writing = read.flatMap(({ write }) => write ?? []);
  return {
    hits: read.flatMap(({ hits }) => hits),
    ...(writing.length > 0 && {
      *write(numberOf: NumberOf) {
        for (const write of writing) yield* write(numberOf);
      },
    }),
  };
}

async function readPart(part: Part, input: ResearchInput, state: ReportState, tools: ItemTools): Promise<ReadItem> {
  if (part.kind === 'question') return readQuestion(part, input, state, tools);
  const hits = isFacet(part.kind)
    ? await readFacet(tools.search, { ...input, query: part.query })
    : await readFurther(tools.search, input);
  const said = isFacet(part.kind)
    ? quoteFacet(part.kind, subjectOf(input.text), hits, state)
    : quoteFurther(input.text, hits, state);
  if (said.length === 0) return { hits };
  const conflict = disagreement(said, hits, input);
  const dates = await tools.datesOf(conflict ? datedBy({ kind: 'typed', why: 'conflict', parts: [conflict] }) : []);
  for (const { quotations } of said) noteQuoted(state, quotations);
  return {
    hits,
    *write(numberOf) {
      if (conflict) yield* writeParts(numbered([conflict], numberOf), dates);
      yield { kind: 'block', type: 'text' };
      yield* writeSaid(said, part.kind === 'further', input, numberOf);
    },
  };
}

async function readQuestion(
  { query }: Part,
  { scope, names, locale }: ResearchInput,
  state: ReportState,
  { search, datesOf }: ItemTools,
): Promise<ReadItem> {
  const { hits } = await findSources(search, { q: query, scope, names });
  const plan = extractiveAnswerer.select?.({ question: query, locale, hits }).plan;
  if (!plan || plan.kind === 'choice' || quotationsOf(plan).length === 0) return { hits };
  const dates = await datesOf(datedBy(plan));
  noteQuoted(state, quotationsOf(plan));
  return {
    hits,
    *write(numberOf) {
      if (plan.kind !== 'typed' && plan.kind !== 'records') yield { kind: 'block', type: 'text' };
      yield* writePlan(renumbered(plan, numberOf), locale, dates);
    },
  };
}

function numbered(parts: AnswerPart[], numberOf: NumberOf): AnswerPart[] {
  const plan: Plan = renumbered({ kind: 'typed', why: 'conflict', parts }, numberOf);
  return plan.kind === 'typed' ? plan.parts : [];
}

/** The first statement of which another document gives another value, beside that one. */
function disagreement(said: Said[], hits: SearchHit[], { locale }: ResearchInput): AnswerPart | null {
  const mark = message('answers:answerer.superseded')[locale];
  for (const quotation of said.flatMap(({ quotations }) => quotations))
    for (const hit of hits) {
      const other = otherValue(quotation, { hit, source: 0 });
      if (!other) continue;
      const { claim } = sideBySide([sideOf(quotation), sideOf(other)], hits, mark);
      return { type: 'comparison', lead: message('answers:research.disagree')[locale], claim, quotations: [] };
    }
  return null;
}

function* writeSaid(
  said: Said[],
  titled: boolean,
  { locale }: ResearchInput,
  numberOf: NumberOf,
): Generator<AnswerPiece> {
  let written = 0;
  for (const { quotations, same } of said) {
    const source = numberOf((quotations[0] as Quotation).hit);
    const title = quotations[0]?.hit.title.replaceAll('*', '') ?? '';
    const lead = `${written > 0 ? '\n\n' : ''}${titled ? `**${title}**\n\n` : ''}`;
    if (lead) yield { kind: 'text', append: lead };
    written += lead.length;
    for (const piece of writeQuotations(
      quotations.map((one) => ({ ...one, source })),
      written,
    )) {
      yield piece;
      if (piece.kind === 'text') written += piece.append.length;
    }
    if (same.length === 0) continue;
    const sources = same.map(numberOf);
    const append = `\n\n${message('answers:research.same')[locale]} ${sources.map((n) => `[${n}]`).join('')}`;
    yield { kind: 'text', append };
    yield { kind: 'cite', range: [written + 2, written + append.length], sources, support: 'full' };
    written += append.length;
  }
}
