// Questions that the handbook answers and questions that it does not: which get an answer, and which only related
// passages?
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import type { Fit } from '../../server/answers/answerer/types';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { hasPublicSets } from './support/public-sets';
import { type Figure, report } from './support/report';

interface Asked {
  lang: 'zh' | 'en';
  question: string;
  kind?: string;
}

/** Questions written before the last work on fits, about the handbook and the public statutes. */
interface Fresh extends Asked {
  set: 'handbook' | 'statutes';
  answer: boolean;
}

const PUBLIC = 3;
const STATUTES = path.resolve(import.meta.dirname, '../../../shared/data/cn_statutes_public/docs.zh.jsonl');
const log = pino({ level: 'warn' });
const signal = new AbortController().signal;

async function fitOf({ lang, question }: Asked, search: SearchEngine): Promise<Fit['value']> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US';
  const found = await findSources(search, { q: question, scope: [PUBLIC] });
  const selected = extractiveAnswerer.select?.({ question, locale, hits: found.hits }) ?? { hits: [] };
  if (selected.hits.length === 0) return 'none';
  for await (const piece of extractiveAnswerer.write({ ...selected, question, locale, signal, log }))
    if (piece.kind === 'fit') return piece.fit.value;
  throw new Error(`No word of how well the sources fit: ${question}`);
}

const linesOf = <T = Asked>(name: string): T[] =>
  readFileSync(path.join(import.meta.dirname, 'support', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

type Judged<T = Asked> = { asked: T; fit: Fit['value'] };

async function judge<T extends Asked>(questions: T[], search: SearchEngine): Promise<Judged<T>[]> {
  const judged: Judged<T>[] = [];
  for (const asked of questions) judged.push({ asked, fit: await fitOf(asked, search) });
  return judged;
}

const share = (judged: Judged[], is: (fit: Fit['value']) => boolean): number =>
  judged.filter(({ fit }) => is(fit)).length / judged.length;

/** Every other question is held out from tuning. */
const unread = (judged: Judged[]): Judged[] => judged.filter((_, place) => place % 2 === 1);

const isUnread = ({ asked }: Judged): boolean => (createHash('sha1').update(asked.question).digest()[0] ?? 0) % 2 === 1;

const freshOf = (name: Fresh['set']): Fresh[] =>
  linesOf<Fresh>('fresh-refusals.jsonl').filter(({ set }) => set === name);

function freshFigures(fresh: Judged<Fresh>[]): Figure[] {
  const figures = (name: string, of: Judged<Fresh>[]): Figure[] => {
    const without = of.filter(({ asked }) => !asked.answer);
    const within = of.filter(({ asked }) => asked.answer);
    return [
      {
        figure: `${name}: ${without.length} near-topic, refused or related only`,
        value: share(without, (fit) => fit !== 'direct'),
      },
      { figure: `${name}: ${within.length} with an answer, directly`, value: share(within, (fit) => fit === 'direct') },
      { figure: `${name}: of them refused`, value: share(within, (fit) => fit === 'none') },
    ];
  };
  return [...figures('fresh', fresh), ...figures('fresh, not read', fresh.filter(isUnread))];
}

const fresh: Judged<Fresh>[] = [];
if (hasPublicSets())
  await withIngested([{ file: STATUTES, kbId: PUBLIC }], async (search) => {
    fresh.push(...(await judge(freshOf('statutes'), search)));
  });
await withIngested([{ file: path.resolve('fixtures/seed/handbook'), kbId: PUBLIC }], async (search) => {
  const without = await judge(linesOf('unanswerable-questions.jsonl'), search);
  const answerable = await judge(linesOf('handbook-questions.jsonl'), search);
  fresh.push(...(await judge(freshOf('handbook'), search)));
  const indirect = (fit: Fit['value']) => fit !== 'direct';
  const kinds = [...new Set(without.map(({ asked }) => asked.kind ?? ''))];
  const figures: Figure[] = [
    {
      figure: `${without.length} questions without an answer: refused or related only`,
      value: share(without, indirect),
      min: 0.95,
    },
    { figure: 'the half that is not read', value: share(unread(without), indirect) },
    ...kinds.map((kind) => ({
      figure: `of them ${kind}`,
      value: share(
        without.filter(({ asked }) => asked.kind === kind),
        indirect,
      ),
    })),
    {
      figure: 'off-topic: nothing shown at all',
      value: share(
        without.filter(({ asked }) => asked.kind === 'off-topic'),
        (fit) => fit === 'none',
      ),
    },
    {
      figure: `${answerable.length} questions with an answer: refused`,
      value: share(answerable, (fit) => fit === 'none'),
      max: 0.02,
    },
    { figure: 'answered directly', value: share(answerable, (fit) => fit === 'direct'), min: 0.8 },
    { figure: 'the half that is not read', value: share(unread(answerable), (fit) => fit === 'direct') },
    ...freshFigures(fresh),
  ];
  report('Questions without an answer', figures);
  if (!process.argv.includes('--misses')) return;
  const read = (judged: Judged[]) => judged.filter((_, place) => place % 2 === 0);
  for (const { asked } of read(without).filter(({ fit }) => !indirect(fit))) console.log(`answered: ${asked.question}`);
  for (const { asked, fit } of read(answerable).filter(({ fit }) => indirect(fit)))
    console.log(`${fit}: ${asked.question}`);
});
