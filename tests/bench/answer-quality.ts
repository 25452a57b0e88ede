// Answers without a model: do at most three quoted sentences, found by the real search, contain the known answer?
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import { SENTENCE_CAP, sizeOf } from '../../server/answers/answerer/size';
import type { SearchEngine, SearchHit } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { naiveAnswerer } from './support/naive-answer';
import { holdsAnswer, isUnseen, type ReadingSet, readingSets } from './support/reading-sets';
import { type Figure, percentile, report } from './support/report';

const BUDGET: Record<string, number> = { cmrc2018_trial: 0.82, 'xquad zh': 0.92, 'xquad en': 0.92 };
/** Hits from which an answer chooses. */
const HITS = 8;

const log = pino({ level: 'warn' });
const signal = new AbortController().signal;

/** The first three quoted sentences of the answer as visitors get it. */
async function quotedFirst(question: string, hits: SearchHit[]): Promise<string[]> {
  const quotes: string[] = [];
  for await (const piece of extractiveAnswerer.write({ question, hits, locale: 'en-US', signal, log })) {
    if (piece.kind === 'cite') quotes.push(...(piece.quotes ?? []).map(({ text }) => text));
  }
  return quotes.slice(0, 3);
}

async function measure(set: ReadingSet, kb: number, search: SearchEngine, times: number[]): Promise<Figure[]> {
  const naive = naiveAnswerer(set.passages);
  const count = { held: 0, unseen: 0, unseenHeld: 0, naive: 0, longest: 0, first: 0 };
  for (const { query, answers, passage } of set.questions) {
    const { hits } = await search.search({ q: query, scope: [kb], limit: HITS, offset: 0 });
    const started = performance.now();
    const picked = await quotedFirst(query, hits);
    times.push(performance.now() - started);
    const held = Number(holdsAnswer(picked, answers));
    const unseen = Number(isUnseen(passage));
    count.held += held;
    count.unseen += unseen;
    count.unseenHeld += unseen * held;
    count.naive += Number(holdsAnswer(naive(query).sentences, answers));
    count.longest = Math.max(count.longest, ...picked.map((text) => sizeOf(text)));
  }
  const total = set.questions.length;
  const peer = count.naive / total;
  return [
    {
      figure: `${set.name}: ${total} questions answered`,
      value: count.held / total,
      min: BUDGET[set.name] ?? 0,
      peer,
      peerName: 'naive',
    },
    { figure: `${set.name}: half no weight has seen`, value: count.unseenHeld / count.unseen },
    // Quoting whole passages would contain any answer, so quotations must be of sentence length.
    { figure: `${set.name}: longest quotation, in caps`, value: count.longest, max: 1 },
  ];
}

const sets = readingSets();
if (sets.length === 0) process.exit(0);
const files = sets.map(({ file }, i) => ({ file, kbId: i + 1 }));
await withIngested(files, async (search) => {
  const times: number[] = [];
  const figures: Figure[] = [];
  for (const [i, set] of sets.entries()) figures.push(...(await measure(set, i + 1, search, times)));
  figures.push({ figure: 'writing an answer, p95', value: percentile(times, 0.95), unit: 'ms' });
  const cap = `${SENTENCE_CAP.wide} Chinese or ${SENTENCE_CAP.narrow} Latin characters`;
  report(`Answers without a model: at most three quoted sentences (cap: ${cap}) contain the known answer`, figures);
});
