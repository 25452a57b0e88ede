// Questions of each type about the shipped handbook: does the answer contain what was asked, procedures complete and in
// order, with the safety rule above?
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { report } from './support/report';

interface Asked {
  lang: 'zh' | 'en';
  type: string;
  question: string;
  /** What the answer must contain, steps in this order; `a|b` if either language suffices. */
  keys: string[];
}

/** Minimum mean of points, slightly below the level reached. */
const REACHED = 1.75;
const PUBLIC = 3;
const FILE = path.join(import.meta.dirname, 'support/typed-questions.jsonl');
const log = pino({ level: 'warn' });
const signal = new AbortController().signal;
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

async function answer({ lang, question }: Asked, search: SearchEngine): Promise<string> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US';
  const found = await findSources(search, { q: question, scope: [PUBLIC] });
  const selection = extractiveAnswerer.select?.({ question, locale, hits: found.hits }) ?? { hits: found.hits };
  let says = '';
  let block = '';
  for await (const piece of extractiveAnswerer.write({ ...selection, question, locale, signal, log })) {
    if (piece.kind === 'block') block = piece.type;
    // A safety rule above the answer is not part of it.
    else if (piece.kind === 'text' && block !== 'callout') says += piece.append;
  }
  return says;
}

/** 2 if everything is contained (steps in order), 1 if at least half, otherwise 0. */
function grade({ type, keys }: Asked, says: string): number {
  const text = plain(says);
  const places = keys.map((key) => Math.max(...key.split('|').map((either) => text.indexOf(plain(either)))));
  const said = places.filter((place) => place >= 0).length;
  const inOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  if (said === keys.length && (type !== 'procedure' || inOrder)) return 2;
  return said * 2 >= keys.length ? 1 : 0;
}

/** Half of the questions is held out from tuning. */
const isUnread = ({ question }: Asked): boolean => (createHash('sha1').update(question).digest()[0] ?? 0) % 2 === 1;
const mean = (graded: { points: number }[]): number =>
  graded.reduce((sum, { points }) => sum + points, 0) / Math.max(1, graded.length);

await withIngested([{ file: path.resolve('fixtures/seed/handbook'), kbId: PUBLIC }], async (search) => {
  const questions = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);
  const graded: { asked: Asked; says: string; points: number }[] = [];
  for (const asked of questions) {
    const says = await answer(asked, search);
    graded.push({ asked, says, points: grade(asked, says) });
  }
  const types = [...new Set(questions.map(({ type }) => type))];
  report(`Typed questions over the handbook, 0 to 2 points each (n=${graded.length})`, [
    { figure: 'mean', value: mean(graded), min: REACHED },
    { figure: 'the half that is not read', value: mean(graded.filter(({ asked }) => isUnread(asked))) },
    ...types.map((type) => ({ figure: type, value: mean(graded.filter(({ asked }) => asked.type === type)) })),
  ]);
  if (!process.argv.includes('--misses')) return;
  for (const { asked, says, points } of graded)
    if (points < 2 && !isUnread(asked))
      console.log(`\n${points} ${asked.type}: ${asked.question}\n   ${says.slice(0, 300).replaceAll('\n', ' ')}`);
});
