// Questions that the handbook does not answer, and such as it does: which of them get an answer, which only what comes near it?
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import type { Fit } from '../../server/answers/answerer/types';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { type Figure, report } from './support/report';

interface Asked {
  lang: 'zh' | 'en';
  question: string;
  kind?: string;
}

const PUBLIC = 3;
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

const linesOf = (name: string): Asked[] =>
  readFileSync(path.join(import.meta.dirname, 'support', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);

type Judged = { asked: Asked; fit: Fit['value'] };

async function judge(questions: Asked[], search: SearchEngine): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const asked of questions) judged.push({ asked, fit: await fitOf(asked, search) });
  return judged;
}

const share = (judged: Judged[], is: (fit: Fit['value']) => boolean): number =>
  judged.filter(({ fit }) => is(fit)).length / judged.length;

/** Every other question, so that whoever changes a weight by reading failures has a half not read. */
const unread = (judged: Judged[]): Judged[] => judged.filter((_, place) => place % 2 === 1);

await withIngested([{ file: path.resolve('fixtures/seed/handbook'), kbId: PUBLIC }], async (search) => {
  const without = await judge(linesOf('unanswerable-questions.jsonl'), search);
  const answerable = await judge(linesOf('handbook-questions.jsonl'), search);
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
      figure: `${answerable.length} questions with an answer: refused`,
      value: share(answerable, (fit) => fit === 'none'),
      max: 0.02,
    },
    { figure: 'answered directly', value: share(answerable, (fit) => fit === 'direct'), min: 0.8 },
    { figure: 'the half that is not read', value: share(unread(answerable), (fit) => fit === 'direct') },
  ];
  report('Questions without an answer', figures);
  if (!process.argv.includes('--misses')) return;
  const read = (judged: Judged[]) => judged.filter((_, place) => place % 2 === 0);
  for (const { asked } of read(without).filter(({ fit }) => !indirect(fit))) console.log(`answered: ${asked.question}`);
  for (const { asked, fit } of read(answerable).filter(({ fit }) => indirect(fit)))
    console.log(`${fit}: ${asked.question}`);
});
