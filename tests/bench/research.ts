// Questions whose answer is spread over several documents: how many of those documents does a report quote, compared
// with one answer to the same question? Of the lessons, those belong to a question that name its subject five times.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import { researchWork } from '../../server/answers/research/write-research';
import { findSources } from '../../server/answers/runs/find-sources';
import type { RunSink, RunStep } from '../../server/answers/runs/types';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { reduceRuns } from '../../src/stream/reduce-run';
import { emptyRun, type RunState } from '../../src/stream/run-state';
import { buildRun } from '../support/run-events';
import { withIngested } from './support/ingested-search';
import { absence, hasPublicSets, readLines } from './support/public-sets';
import { report } from './support/report';

interface Asked {
  question: string;
  docs: string[];
  /** `kept`: nothing was changed after looking at these. */
  half?: 'seen' | 'kept';
  /** `bare`: names its subject without asking anything. */
  kind?: 'zh' | 'bare';
}

const KB = 3;
const log = pino({ level: 'warn' });
const data = path.resolve(import.meta.dirname, '../../../shared/data');
const SETS = ['neuron_docs/docs.en.jsonl', 'nasa_llis/lessons.en.jsonl'];
/** Chinese pages beside the English ones that say the same. */
const CHINESE = ['neuron_docs/docs.zh.jsonl', 'neuron_docs/docs.en.jsonl'];
const questionsOf = (file: string) =>
  readFileSync(path.join(import.meta.dirname, 'support', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);

async function research(search: SearchEngine, text: string, locale: 'en-US' | 'zh-CN'): Promise<RunState> {
  const steps: RunStep[] = [];
  let end = () => {};
  const sink: RunSink = {
    ids: { run: 'r', msg: 'm', chat: 'c' },
    signal: new AbortController().signal,
    emit: (step) => void steps.push(step),
    room: async () => {},
    onSteer: () => {},
    beforeEnd: (write) => {
      end = write;
    },
  };
  const tools = { search, log, datesOf: async () => new Map<string, string>() };
  await researchWork({ text, scope: [KB], locale }, tools)(sink);
  end();
  return reduceRuns(emptyRun, buildRun(steps));
}

async function answered(search: SearchEngine, question: string, locale: 'en-US' | 'zh-CN'): Promise<string[]> {
  const { hits } = await findSources(search, { q: question, scope: [KB] });
  const selection = extractiveAnswerer.select?.({ question, locale, hits });
  return (selection?.hits ?? []).slice(0, selection?.quoted ?? 0).flatMap(({ url }) => url ?? []);
}

/** A document is known by its address: its id here is not the id of the set. */
const urls = new Map(
  hasPublicSets() ? [...SETS, ...CHINESE].flatMap(readLines).map(({ doc, url }): [string, string] => [doc, url]) : [],
);
const isOf = (doc: string) => (url: string) => url === urls.get(doc);
const recall = ({ docs }: Asked, found: string[]): number =>
  docs.filter((doc) => found.some(isOf(doc))).length / docs.length;
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

async function measure(search: SearchEngine, questions: readonly Asked[], locale: 'en-US' | 'zh-CN') {
  const rows = [];
  for (const asked of questions) {
    const started = performance.now();
    const state = await research(search, asked.question, locale);
    const ms = performance.now() - started;
    const cited = new Set(state.cites.flatMap(({ sids }) => sids));
    const found = state.sources.filter(({ sid }) => cited.has(sid)).flatMap(({ url }) => url ?? []);
    const quotes = state.cites.flatMap(({ quotes = [] }) => quotes);
    const kept = quotes.filter(({ sid, span, quote }) => {
      const source = state.sources.find((one) => one.sid === sid);
      return source?.quote.slice(span[0] - source.span[0], span[1] - source.span[0]) === quote;
    });
    const sections = state.plan.filter((item) => item.state === 'done');
    const bare = sections.filter(({ id }) => !state.cites.some(({ block }) => block.startsWith(`${id}-`)));
    const one = recall(asked, await answered(search, asked.question, locale));
    rows.push({
      asked,
      found,
      ms,
      recall: recall(asked, found),
      one,
      quotes: quotes.length,
      kept: kept.length,
      bare: bare.length,
    });
  }
  return rows;
}

type Row = Awaited<ReturnType<typeof measure>>[number];

function sayMisses(rows: readonly Row[]): void {
  if (!process.argv.includes('--misses')) return;
  for (const { asked, found, recall: share, one: single } of rows)
    if (share < 1)
      console.log(
        share.toFixed(2),
        single.toFixed(2),
        asked.question,
        asked.docs.filter((doc) => !found.some(isOf(doc))),
      );
}

if (!hasPublicSets()) console.log(absence);
else {
  await withIngested(
    SETS.map((file) => ({ file: path.join(data, file), kbId: KB })),
    async (search) => {
      const rows = await measure(search, questionsOf('research-questions.jsonl'), 'en-US');
      const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
      const [all, one] = [mean(rows.map((row) => row.recall)), mean(rows.map((row) => row.one))];
      const sum = (key: 'quotes' | 'kept' | 'bare') => rows.reduce((total, row) => total + row[key], 0);
      report(`Reports on questions of several documents (n=${rows.length})`, [
        { figure: 'documents quoted', value: all, min: 0.8, peer: one, peerName: 'one answer' },
        { figure: 'times those of one answer', value: all / Math.max(one, 0.01), min: 1.5 },
        { figure: 'quoted words at their span', value: sum('kept') / Math.max(1, sum('quotes')), min: 1 },
        { figure: 'sections without a source', value: sum('bare'), max: 0 },
        { figure: 'time p95', value: times[Math.floor(times.length * 0.95)] ?? 0, unit: 'ms', max: 20_000 },
      ]);
      sayMisses(rows);
    },
  );
  await withIngested(
    CHINESE.map((file) => ({ file: path.join(data, file), kbId: KB })),
    async (search) => {
      const rows = await measure(search, questionsOf('research-questions.zh.jsonl'), 'zh-CN');
      for (const [kind, name] of [
        ['zh', 'Chinese questions'],
        ['bare', 'Subjects without a question'],
      ] as const)
        for (const half of ['seen', 'kept'] as const) {
          const own = rows.filter(({ asked }) => asked.kind === kind && asked.half === half);
          const [all, one] = [mean(own.map((row) => row.recall)), mean(own.map((row) => row.one))];
          report(`${name}, ${half === 'kept' ? 'kept aside' : 'seen'} (n=${own.length})`, [
            { figure: 'documents quoted', value: all, min: 0.8, peer: one, peerName: 'one answer' },
            { figure: 'times those of one answer', value: all / Math.max(one, 0.01), min: 1.5 },
          ]);
        }
      sayMisses(rows.filter(({ asked }) => asked.half === 'seen'));
    },
  );
}
