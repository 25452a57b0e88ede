// Engineers' questions about the shipped handbook: does a fresh installation without a model quote the core of the
// answer?
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import { quotationsOf } from '../../server/answers/answerer/plan';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine, SearchHit } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { type Figure, report } from './support/report';

interface Asked {
  lang: 'zh' | 'en';
  question: string;
  sections: string[];
  /** Passages of the source, one of which an answer must quote. */
  must: string[];
}

/** Minimum shares, slightly below the level reached, so that a regression fails. */
const REACHED = { zh: 0.76, en: 0.75 };

interface Answer {
  asked: Asked;
  holds: boolean;
  /** Whether a quotation is from a section that contains the answer. */
  inSection: boolean;
  found: boolean;
  says: string;
}

const PUBLIC = 3;
const log = pino({ level: 'warn' });
const signal = new AbortController().signal;
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*`|]+/g, '');
const standsIn = (asked: Asked, { title, headings }: SearchHit): boolean =>
  asked.sections.some((section) => plain(section) === plain(headings.at(-1) ?? title));

async function answer(asked: Asked, search: SearchEngine): Promise<Answer> {
  const { question } = asked;
  const locale = asked.lang === 'zh' ? 'zh-CN' : 'en-US';
  const found = await findSources(search, { q: question, scope: [PUBLIC] });
  const { hits, plan } = extractiveAnswerer.select?.({ question, locale, hits: found.hits }) ?? { hits: found.hits };
  let says = '';
  const cited: SearchHit[] = [];
  for await (const piece of extractiveAnswerer.write({ question, hits, plan, locale, signal, log })) {
    if (piece.kind === 'text') says += piece.append;
    else if (piece.kind === 'cite') cited.push(...piece.sources.flatMap((number) => hits[number - 1] ?? []));
  }
  return {
    ...{ asked, says, found: found.hits.some((hit) => standsIn(asked, hit)) },
    holds: asked.must.some((span) => plain(says).includes(plain(span))),
    inSection: cited.some((hit) => standsIn(asked, hit)),
  };
}

const share = (answers: Answer[], is: (answer: Answer) => boolean): number =>
  answers.filter(is).length / Math.max(1, answers.length);

/** Every other question of a language is held out from tuning. */
const isUnread = (_: Answer, place: number): boolean => place % 2 === 1;

function figures(lang: 'zh' | 'en', answers: Answer[]): Figure[] {
  const own = answers.filter(({ asked }) => asked.lang === lang);
  return [
    {
      figure: `${lang}: ${own.length} questions, heart of the answer quoted`,
      value: share(own, ({ holds }) => holds),
      min: REACHED[lang],
    },
    { figure: `${lang}: the half that is not read`, value: share(own.filter(isUnread), ({ holds }) => holds) },
    { figure: `${lang}: quoted from the right section`, value: share(own, ({ inSection }) => inSection) },
    { figure: `${lang}: right section found at all`, value: share(own, ({ found }) => found) },
    {
      figure: `${lang}: mean length of an answer`,
      value: own.reduce((sum, { says }) => sum + says.length, 0) / own.length,
      unit: 'characters',
    },
  ];
}

interface RowAsked {
  lang: 'zh' | 'en';
  question: string;
  /** Starts of the rows for the condition or name; empty if the handbook has none. */
  rows: string[];
}

/**
 * Whether the answer shows the requested row and no other of its table; without such a row, whether it is not a direct
 * answer.
 */
async function showsRow({ lang, question, rows }: RowAsked, search: SearchEngine): Promise<boolean> {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-US';
  const found = await findSources(search, { q: question, scope: [PUBLIC] });
  const { plan } = extractiveAnswerer.select?.({ question, locale, hits: found.hits }) ?? {};
  const direct = plan?.kind === 'answer' || plan?.kind === 'typed';
  if (rows.length === 0 || !direct) return rows.length === 0 && !direct;
  const quotations = quotationsOf(plan);
  if (quotations.some(({ kind }) => kind === 'table')) return false;
  const shown = quotations.filter(({ kind }) => kind === 'row');
  const begins = ({ hit, start }: (typeof shown)[number]) =>
    rows.some((row) =>
      hit.text
        .slice(start)
        .replace(/^\|\s*/, '')
        .startsWith(row),
    );
  return shown.length > 0 && shown.every(begins);
}

const linesOf = <T>(name: string): T[] =>
  readFileSync(path.join(import.meta.dirname, 'support', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

await withIngested([{ file: path.resolve('fixtures/seed/handbook'), kbId: PUBLIC }], async (search) => {
  const answers: Answer[] = [];
  for (const asked of linesOf<Asked>('handbook-questions.jsonl')) answers.push(await answer(asked, search));
  const asked = linesOf<RowAsked>('row-questions.jsonl');
  const shown: boolean[] = [];
  for (const one of asked) shown.push(await showsRow(one, search));
  const rows: Figure = {
    figure: `${asked.length} questions for one row: that row alone, beneath its header`,
    value: shown.filter(Boolean).length / asked.length,
    min: 0.95,
  };
  report('Answers from the handbook without a model', [...figures('zh', answers), ...figures('en', answers), rows]);
  if (process.argv.includes('--misses'))
    for (const [index, { question }] of asked.entries()) if (!shown[index]) console.log(`\nno row: ${question}`);
  if (process.argv.includes('--misses')) {
    for (const lang of ['zh', 'en']) {
      const read = answers.filter(({ asked }) => asked.lang === lang).filter((entry, at) => !isUnread(entry, at));
      for (const { asked, holds, inSection, found, says } of read)
        if (!holds)
          console.log(
            `\n${asked.question}  →  ${asked.sections.join(' / ')} [${inSection ? 'section' : found ? 'found' : 'not found'}]\n   must: ${asked.must.join(' | ')}\n   says: ${says.slice(0, 260).replaceAll('\n', ' ')}`,
          );
    }
  }
});
