import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import { fold } from '../../base/text/fold';
import {
  inDocumentNames,
  type OwnNames,
  type SearchEngine,
  type SearchHit,
  type SearchResult,
  type VerifiedAnswers,
  type VerifiedText,
} from '../../knowledge';
import { askedCode } from '../answerer/asked-code';
import { datedBy } from '../answerer/plan';
import { questionLanguage } from '../answerer/question-language';
import type { Answerer, AnswerPiece, Selection } from '../answerer/types';
import { besideFound, findAttached } from '../attachments/find-passages';
import { tellPictures } from '../attachments/tell-pictures';
import { writeFromTables } from '../attachments/write-from-tables';
import type { Talk } from '../context/talk';
import { findRemembered } from '../memory/find-remembered';
import type { AttachmentRow } from '../store/attachments';
import type { MemoryRow } from '../store/memory';
import { askThreeWays } from '../talk/ask-three-ways';
import { toldOf } from '../talk/told';
import type { ChosenChip, Turn } from '../talk/types';
import { understand } from '../talk/understand';
import { verifiedFor } from '../verified/find-verified';
import { besides, withVerified, writeBelow, writeVerified } from '../verified/write-verified';
import { createAnswerText } from './answer-text';
import { findSources } from './find-sources';
import { nothingFound, unknownCode } from './run-texts';
import { toSource } from './to-source';
import type { RunData, RunSink, RunUsage } from './types';

export interface AnswerRequest {
  text: string;
  scope: number[];
  locale: Locale;
  /** The domain's synonyms. */
  names?: OwnNames;
  /** Reads what the question may depend on; null if it stands alone. */
  before?: () => Promise<Turn | null>;
  /** Reads what a model is told of the chat. */
  talk?: () => Promise<Talk | undefined>;
  /** The chips of this question as the visitor changed them. */
  chosen?: ChosenChip[];
  /** What other systems answered: further sources. */
  results?: readonly SearchHit[];
  /** Reads the files attached on the way to this question, its own first. */
  attached?: () => Promise<AttachmentRow[]>;
  /** What the asker has had remembered here. */
  remembered?: readonly MemoryRow[];
  /** Ids of the files attached to the question itself. */
  own?: readonly string[];
}

export interface AnswerTools {
  search: Pick<SearchEngine, 'search' | 'suggest'>;
  answerer: Answerer;
  log: FastifyBaseLogger;
  /** Revision dates of documents that state one. */
  datesOf?: (documents: string[]) => Promise<ReadonlyMap<string, string>>;
  /** Answers of people, which are asked first. */
  verified?: VerifiedAnswers;
}

const maxSuggestions = 3;
/** Minimum `found` score of a section suggested as near. */
const NEAR = 0.4;
/** Characters of a question that are searched; more add nothing. */
const maxSearched = 2_000;

/** Answers a question: understand, search, read, write. Each stage is announced before it begins. */
export async function writeAnswer(
  sink: RunSink,
  question: AnswerRequest,
  tools: AnswerTools,
): Promise<{ usage?: RunUsage }> {
  const stage = (data: RunData<'run_progress'>) => sink.emit({ event: 'run_progress', data });
  stage({ stage: 'understanding' });
  const q = question.text.slice(0, maxSearched);
  stage({ stage: 'searching' });
  const { scope, names, locale } = question;
  const files = (await question.attached?.()) ?? [];
  tellPictures(sink, { own: question.own, locale, sees: tools.answerer.describe !== undefined }, files);
  if (writeFromTables(sink, question, files)) return {};
  const before = await question.before?.();
  const read = understand(q, before ?? null, question.chosen);
  const { found, understood } = before
    ? await askThreeWays(tools.search, { scope, names }, read, before)
    : { found: await findSources(tools.search, { q: read.text, scope, names }), understood: read };
  if (sink.signal.aborted) return {};
  // Only the beginning of a long question is searched, but all of it was asked.
  const text = understood.text !== q ? understood.text : question.text;
  const asked = { ...question, text: inDocumentNames(text, names, usedBy(found.hits)) };
  const verified = await verifiedFor({ text: understood.text, scope }, tools);
  if (sink.signal.aborted) return {};
  const theirs = [...findAttached(q, files), ...findRemembered(q, question.remembered ?? [], locale)];
  const own = [...besideFound(found, theirs), ...besides(found.hits, verified)];
  const selected = withResults(
    tools.answerer.select?.({ question: asked.text, locale, hits: own }) ?? { hits: own },
    question.results,
  );
  const selection = verified ? withVerified(selected, verified) : selected;
  const { hits, quoted } = selection;
  // Sent after the sources: a viewer who may not read one of them does not get what was carried over either.
  const tellUnderstood = () => sink.emit({ event: 'understood', data: toldOf(understood, selection) });
  if (hits.length === 0) {
    tellUnderstood();
    await sayNothingFound(sink, { ...question, text }, found, tools);
    return {};
  }
  const sources = hits.map((hit, index) => ({
    ...toSource(hit, index + 1),
    ...(quoted !== undefined && { read: index < quoted ? ('cited' as const) : ('read' as const) }),
  }));
  for (const data of sources) sink.emit({ event: 'source_add', data });
  tellUnderstood();
  stage({ stage: 'reading', done: hits.length, total: hits.length });
  stage({ stage: 'writing' });
  const { usage, suggestions } = await writeText(sink, asked, { ...selection, verified }, sources, tools);
  if (sink.signal.aborted) return { usage };
  // A misspelled question may match other words: the corrected spelling is suggested too.
  const items = [...(await meantQuestion(question, found, tools)), ...suggestions];
  if (items.length > 0) sink.emit({ event: 'suggestions', data: { items } });
  return { usage };
}

/** Answers of other systems come last, so that the numbers of a plan stay what they are. */
function withResults({ plan, ...selection }: Selection, results: readonly SearchHit[] = []): Selection {
  if (results.length === 0) return { ...selection, ...(plan && { plan }) };
  const says = plan && plan.kind !== 'choice' && plan.kind !== 'nothing';
  const hits = says || !plan ? selection.hits : [];
  return { hits: [...hits, ...results], ...(says && { plan }) };
}

const usedBy =
  (hits: SearchHit[]) =>
  (name: string): boolean =>
    hits.some(({ text }) => fold(text).includes(name));

async function writeText(
  sink: RunSink,
  question: AnswerRequest,
  { hits, plan, verified }: Selection & { verified: VerifiedText | undefined },
  sources: RunData<'source_add'>[],
  { answerer, log, datesOf }: AnswerTools,
): Promise<{ usage?: RunUsage; suggestions: Suggestions }> {
  const above = verified && writeVerified(sink, verified, { sources, locale: question.locale });
  if (verified) {
    sink.emit({ event: 'fit', data: { value: 'direct', why: [] } });
    if (hits.length === 1) return { suggestions: [] };
    writeBelow(sink, question.locale);
  }
  const answer = createAnswerText(sink, sources, above);
  let usage: RunUsage | undefined;
  let suggestions: Suggestions = [];
  let warning: RunData<'run_warning'> | null = null;
  // Held until the next piece, which may say that another answerer takes over because of it.
  const warn = (answerer?: Answerer['name']) => {
    const data = warning ?? (answerer && { code: 'answerer_changed', message: '' });
    if (data) sink.emit({ event: 'run_warning', data: { ...data, ...(answerer && { answerer }) } });
    warning = null;
  };
  const take = (piece: AnswerPiece) => {
    if (piece.kind !== 'restart') warn();
    if (piece.kind === 'text') answer.append(piece.append);
    else if (piece.kind === 'cite') answer.cite(piece);
    else if (piece.kind === 'block') answer.open(piece);
    else if (piece.kind === 'fit') verified ?? sink.emit({ event: 'fit', data: piece.fit });
    else if (piece.kind === 'warning') warning = { code: piece.code, message: piece.message };
    else if (piece.kind === 'suggestions') suggestions = piece.items;
    else if (piece.kind === 'context') sink.emit({ event: 'context', data: piece.context });
    else if (piece.kind === 'usage')
      usage = { promptTokens: piece.promptTokens, completionTokens: piece.completionTokens };
    else {
      warn(piece.answerer);
      answer.clear();
    }
  };
  const dates = await datesOf?.(datedBy(plan));
  const called = (question.results?.length ?? 0) > 0;
  const talk = await question.talk?.();
  const input = { question: question.text, locale: question.locale, hits, plan, dates, talk, signal: sink.signal, log };
  for await (const piece of answerer.write({ ...input, ...(called && { called }) })) {
    if (sink.signal.aborted) return { usage, suggestions };
    take(piece);
    await sink.room();
  }
  warn();
  answer.close();
  return { usage, suggestions };
}

/** Writes the notice for a question without results, with suggestions from what exists. */
export async function sayNothingFound(sink: RunSink, question: AnswerRequest, found: SearchResult, tools: AnswerTools) {
  const code = askedCode(question.text);
  sink.emit({ event: 'fit', data: { value: 'none', why: code ? ['unknown-code'] : [] } });
  sink.emit({ event: 'block_open', data: { id: 'b1', type: 'notice', code: 'nothing_found' } });
  sink.emit({
    event: 'block_patch',
    data: { id: 'b1', append: (code ? unknownCode(code) : nothingFound)[question.locale] },
  });
  sink.emit({ event: 'block_close', data: { id: 'b1' } });
  const items = [...(await meantQuestion(question, found, tools)), ...(await nearestTopics(question, found, tools))];
  if (items.length > 0) sink.emit({ event: 'suggestions', data: { items } });
}

type Suggestions = RunData<'suggestions'>['items'];

/** Suggests the corrected question only if it has an answer. */
async function meantQuestion(
  { scope, names, locale }: AnswerRequest,
  { didYouMean }: SearchResult,
  { search, answerer }: AnswerTools,
): Promise<Suggestions> {
  if (!didYouMean) return [];
  const { hits } = await findSources(search, { q: didYouMean, scope, names });
  const answered = answerer.select?.({ question: didYouMean, locale, hits }).hits ?? hits;
  return answered.length > 0 ? [{ text: didYouMean }] : [];
}

/** Suggests topics named like the question, else the sections nearest to it. */
async function nearestTopics(
  { text, scope, locale }: AnswerRequest,
  { hits }: SearchResult,
  { search, log }: AnswerTools,
): Promise<Suggestions> {
  try {
    const q = askedCode(text) ?? text.slice(0, 100);
    const named = await search.suggest({ q, scope, limit: maxSuggestions });
    if (named.length > 0) return named.map(({ text, docId }) => ({ text, ...(docId && { docId }) }));
  } catch (err) {
    log.warn({ err }, 'no suggestions for a question without an answer');
  }
  const lang = questionLanguage(text, locale);
  const near = hits.filter((hit) => hit.lang === lang && hit.found >= NEAR && !hit.byMeaning);
  const sections = new Map(near.map(({ title, headings, docId }) => [headings.at(-1) ?? title, docId]));
  return [...sections].slice(0, maxSuggestions).map(([text, docId]) => ({ text, docId }));
}
