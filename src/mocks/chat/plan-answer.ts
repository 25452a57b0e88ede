import type { PicturePart } from '@/lib/picture-part';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { RunEvent, SearchHit } from '../knowledge/types';
import { message } from '../message';
import { pickQuotes, type Quote } from './pick-quotes';
import { quoteHash } from './quote-hash';

export interface DemoQuestion {
  query: string;
  locale: Locale;
  scope: number[];
  chatId: string;
  messageId: string;
  answerId: string;
  parentId: string | null;
  about?: PicturePart;
  quoted?: components['schemas']['QuotedText'][];
  /** Chips carried over from the previous question, and whether the person has kept them on. */
  carried?: Pick<components['schemas']['RunChip'], 'slot' | 'text' | 'on'>[];
}

type Step = { event: RunEvent['event']; data: unknown; wait: number };

const MAX_SOURCES = 6;
const NOTHING = message('answers:answer.nothingFound');

/** All events of an answer, with their time in milliseconds from the start. */
export async function planAnswer(
  question: DemoQuestion,
  found: SearchHit[],
  followUps: { text: string; docId: string }[],
) {
  const hits = found.slice(0, MAX_SOURCES);
  const { query, locale, scope, chatId, messageId, parentId } = question;
  const started = {
    mode: 'answer',
    question: query,
    chatId,
    messageId,
    parentId,
    answerer: 'extractive',
    scope,
    locale,
  };
  const steps: Step[] = [
    { event: 'run_started', data: started, wait: 0 },
    { event: 'run_progress', data: { stage: 'understanding' }, wait: 40 },
    { event: 'run_progress', data: { stage: 'searching' }, wait: 160 },
    ...(await Promise.all(hits.map(sourceStep))),
    ...understoodSteps(question),
    ...(hits.length > 0 ? await textSteps(query, hits) : noticeSteps(locale)),
    { event: 'suggestions', data: { items: followUps }, wait: 60 },
  ];
  const wanted = followUps.length > 0 ? steps : steps.slice(0, -1);
  wanted.push({ event: 'deep_researcher_end', data: { status: 'done', seq: wanted.length + 1 }, wait: 20 });
  return number(wanted, question);
}

function understoodSteps({ query, carried = [] }: DemoQuestion): Step[] {
  if (carried.length === 0) return [];
  const chips = carried.map((chip) => ({ ...chip, id: `${chip.slot}-chat`, from: 'chat' }));
  return [{ event: 'understood', data: { text: query, chips }, wait: 0 }];
}

async function sourceStep(hit: SearchHit, index: number): Promise<Step> {
  const { docId, version, title, headings, url, kind, lang, kbId, page, span, text, score } = hit;
  const place = { page, span, quote: text, quoteHash: await quoteHash(text), score };
  const sid = `${docId}@${version}:${span[0]}-${span[1]}`;
  return {
    event: 'source_add',
    data: { sid, n: index + 1, docId, ver: version, title, headings, url, kind, lang, kbId, ...place },
    wait: 50,
  };
}

async function textSteps(query: string, hits: SearchHit[]): Promise<Step[]> {
  const steps: Step[] = [
    { event: 'run_progress', data: { stage: 'reading', done: hits.length, total: hits.length }, wait: 150 },
    { event: 'run_progress', data: { stage: 'writing' }, wait: 120 },
    { event: 'fit', data: { value: 'direct', why: ['words'] }, wait: 0 },
    { event: 'block_open', data: { id: 'b1', type: 'text' }, wait: 10 },
  ];
  let at = 0;
  for (const [index, quote] of pickQuotes(query, hits).entries()) {
    const claim = `${quote.text}[${quote.source + 1}]`;
    const lead = index === 0 ? '' : '\n\n';
    for (const piece of pieces(lead + claim))
      steps.push({ event: 'block_patch', data: { id: 'b1', append: piece }, wait: 45 });
    const start = at + lead.length;
    at = start + claim.length;
    steps.push({ event: 'cite', data: await citeData(quote, hits, index, [start, at]), wait: 0 });
  }
  return [...steps, { event: 'block_close', data: { id: 'b1' }, wait: 10 }];
}

async function citeData({ source, text, span }: Quote, hits: SearchHit[], index: number, range: [number, number]) {
  const hit = hits[source];
  const sid = hit ? `${hit.docId}@${hit.version}:${hit.span[0]}-${hit.span[1]}` : '';
  const quotes = [{ sid, span, quote: text, quoteHash: await quoteHash(text) }];
  return { cid: `c${index + 1}`, block: 'b1', range, sids: [sid], support: 'full', quotes };
}

function noticeSteps(locale: Locale): Step[] {
  return [
    { event: 'fit', data: { value: 'none', why: [] }, wait: 0 },
    { event: 'block_open', data: { id: 'b1', type: 'notice', code: 'nothing_found' }, wait: 150 },
    { event: 'block_patch', data: { id: 'b1', append: NOTHING[locale] }, wait: 10 },
    { event: 'block_close', data: { id: 'b1' }, wait: 10 },
  ];
}

/** Chunks of 12 characters, never splitting a surrogate pair. */
function pieces(text: string): string[] {
  const characters = [...text];
  const size = 12;
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
    characters.slice(at * size, (at + 1) * size).join(''),
  );
}

function number(steps: Step[], { answerId, chatId }: DemoQuestion): { at: number; event: RunEvent }[] {
  let at = 0;
  return steps.map(({ event, data, wait }, index) => {
    at += wait;
    const envelope = { v: 1, seq: index + 1, run: answerId, msg: answerId, chat: chatId, ts: at, event, data };
    return { at, event: envelope as RunEvent };
  });
}
