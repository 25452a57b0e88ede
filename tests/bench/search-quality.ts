// Search quality on the public sets, all in one index without a filter. A hit counts if one of the first n passages is
// relevant or, for questions whose answer is a document, belongs to a relevant document ("rank by passage").
import { loadConfig } from '../../server/config';
import { learnSpace } from '../../server/knowledge/nearness/learn-space';
import { createNearAcross } from '../../server/knowledge/nearness/near-across';
import { piecesOf } from '../../server/knowledge/nearness/pair-pieces';
import { Places } from '../../server/knowledge/nearness/places';
import type { Near } from '../../server/knowledge/search/find-passages';
import type { PassageRow } from '../../server/knowledge/search/index-row';
import { query } from '../../server/knowledge/search/query';
import { embedPassages } from './support/embed-passages';
import { type BenchIndex, indexPassages } from './support/index-public-sets';
import { pairsOf } from './support/pair-passages';
import { type Found, openPlainIndex } from './support/plain-index';
import { absence, hasPublicSets, type PublicQuestion, publicPassages, publicQuestions } from './support/public-sets';
import { type Figure, report } from './support/report';

interface Budget {
  set: string;
  kind: string;
  lang?: string;
  at: 1 | 5;
  min?: number;
}

/** Required figures; those without `min` are reported only. */
const BUDGETS: Budget[] = [
  { set: 'neuron', kind: 'link_anchor', lang: 'zh', at: 5, min: 0.8 },
  { set: 'neuron', kind: 'link_anchor', lang: 'en', at: 5, min: 0.8 },
  { set: 'neuron', kind: 'question_heading', at: 5 },
  { set: 'd365', kind: 'front_matter_description', at: 5, min: 0.8 },
  { set: 'd365', kind: 'link_anchor', at: 5 },
  { set: 'nasa', kind: 'lesson_to_event', at: 5, min: 0.95 },
  { set: 'nasa', kind: 'recommendation_to_event', at: 5, min: 0.82 },
  { set: 'alarms', kind: 'alarm_description', lang: 'zh', at: 1, min: 1 },
  { set: 'alarms', kind: 'alarm_description', lang: 'en', at: 1, min: 1 },
  { set: 'alarms', kind: 'alarm_code', at: 1, min: 1 },
  { set: 'statutes', kind: 'article_lookup', at: 1, min: 1 },
  { set: 'statutes', kind: 'internal_reference', at: 5 },
  { set: 'cmrc2018', kind: 'reading', at: 1, min: 0.97 },
  { set: 'xquad', kind: 'reading', lang: 'zh', at: 1, min: 0.95 },
  { set: 'xquad', kind: 'reading', lang: 'en', at: 1, min: 0.95 },
];

type Search = (question: PublicQuestion) => Promise<Found[]>;

const isRelevant = ({ docs, passages }: PublicQuestion, { id, docId }: Found) =>
  passages.length > 0 ? passages.includes(id) : docs.includes(docId);

/** Rank of the first relevant passage per question, from 0; Infinity if none is among the first five. */
async function ranks(questions: PublicQuestion[], search: Search): Promise<Map<PublicQuestion, number>> {
  const found = new Map<PublicQuestion, number>();
  for (const question of questions) {
    const rank = (await search(question)).slice(0, 5).findIndex((hit) => isRelevant(question, hit));
    found.set(question, rank < 0 ? Number.POSITIVE_INFINITY : rank);
  }
  return found;
}

function share(questions: PublicQuestion[], found: Map<PublicQuestion, number>, at: number): number {
  const hits = questions.filter((question) => (found.get(question) ?? Number.POSITIVE_INFINITY) < at);
  return hits.length / questions.length;
}

function figure({ set, kind, lang, at, min }: Budget, ours: Map<PublicQuestion, number>, floor: typeof ours): Figure {
  const asked = [...ours.keys()].filter((q) => q.set === set && q.kind === kind && (!lang || q.lang === lang));
  const name = `${set} ${kind}${lang ? ` ${lang}` : ''} hit@${at} (n=${asked.length})`;
  const peer = share(asked, floor, at);
  return { figure: name, value: share(asked, ours, at), min, peer, peerName: 'plain LanceDB ICU' };
}

const askOurs =
  ({ index }: BenchIndex, near?: Near): Search =>
  async ({ query: q }) => {
    const { hits } = await query(index, { q, scope: [3], limit: 5, offset: 0 }, near);
    return hits.map(({ passageId, docId }) => ({ id: passageId, docId }));
  };

/** The same questions by words and meaning, compared with words alone. */
async function reportByMeaning(bench: BenchIndex, byWords: Map<PublicQuestion, number>): Promise<void> {
  const { embed } = loadConfig(process.env);
  if (!embed) {
    console.log('\nBy meaning: not measured. Set EMBED_BASE_URL and EMBED_MODEL to have it measured too.');
    return;
  }
  const vectors = await embedPassages(embed, bench);
  const fused = await ranks([...byWords.keys()], askOurs(bench, vectors.near));
  report(`The same by words and meaning (${embed.model}, ${vectors.dimension} dimensions)`, [
    ...BUDGETS.map(({ min, ...budget }) => ({ ...figure(budget, fused, byWords), peerName: 'by words' })),
    { figure: 'passages embedded in', value: vectors.seconds, unit: 's' },
  ]);
  await vectors.remove();
}

/** The same questions with the similarity learned from these texts; no figure may be worse than by words alone. */
async function reportAcross(bench: BenchIndex, passages: PassageRow[], byWords: Map<PublicQuestion, number>) {
  const pairs = [...pairsOf(passages).values()];
  const places = new Places(await learnSpace(pairs.flatMap(piecesOf), () => undefined));
  for (const passage of passages) places.add(passage);
  const ask = askOurs(
    bench,
    createNearAcross(() => places),
  );
  const both = await ranks([...byWords.keys()], ask);
  report(`The same with nearness across languages, learned from ${pairs.length} pairs`, [
    ...BUDGETS.map((budget) => {
      const { value, ...rest } = figure({ ...budget, min: undefined }, both, byWords);
      return { ...rest, value, min: rest.peer, peerName: 'by words' };
    }),
    { figure: 'memory', value: places.bytes / 1e6, unit: 'MB' },
  ]);
}

async function run(): Promise<void> {
  const passages = publicPassages();
  const known = new Set(BUDGETS.map(({ set, kind }) => `${set} ${kind}`));
  const questions = publicQuestions().filter(({ set, kind }) => known.has(`${set} ${kind}`));
  const plain = await openPlainIndex();
  await plain.add(passages);
  await plain.index();
  const floor = await ranks(questions, ({ query: text }) => plain.search(text, 5));
  await plain.remove();
  const bench = await indexPassages(passages);
  const started = performance.now();
  const ours = await ranks(questions, askOurs(bench));
  const mean = (performance.now() - started) / questions.length;
  report(`Search quality: ${passages.length} public passages in one index, ${questions.length} questions`, [
    ...BUDGETS.map((budget) => figure(budget, ours, floor)),
    { figure: 'mean time of a question', value: mean, unit: 'ms' },
    { figure: 'index built in', value: bench.seconds, unit: 's' },
  ]);
  if (process.argv.includes('--misses')) printMisses(ours);
  await reportAcross(bench, passages, ours);
  await reportByMeaning(bench, ours);
  await bench.remove();
}

function printMisses(ours: Map<PublicQuestion, number>): void {
  for (const [{ set, kind, lang, query: text }, rank] of ours)
    if (rank > 0) console.log(`${set} ${kind} ${lang} @${rank + 1}: ${text.slice(0, 120)}`);
}

if (hasPublicSets()) await run();
else console.log(absence);
