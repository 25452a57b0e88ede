// Articles of statutes requested by name and number: is the whole article of that statute quoted, and nothing else?
import path from 'node:path';
import pino from 'pino';
import { extractiveAnswerer } from '../../server/answers/answerer/extractive-answerer';
import { findSources } from '../../server/answers/runs/find-sources';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { absence, hasPublicSets, readLines } from './support/public-sets';
import { report } from './support/report';

const DOCUMENTS = path.resolve(import.meta.dirname, '../../../shared/data/cn_statutes_public/docs.zh.jsonl');
/** Our own rules, whose title contains that of a law. */
const RULES = path.join(import.meta.dirname, 'support/metrology-rules.md');
const log = pino({ level: 'warn' });
const signal = new AbortController().signal;

interface Article {
  title: string;
  name: string;
  number: string;
  text: string;
}

const FORMS = [
  '{name}{number}',
  '{name}{number}是怎么规定的？',
  '《{name}》{number}的内容',
  '请问{name}{number}规定了什么',
];
const plain = (text: string): string => text.replace(/\[\d+\]/g, '').replace(/[\s\\　]+/g, '');

async function quotedFor(question: string, search: SearchEngine): Promise<{ text: string; titles: string[] }> {
  const found = await findSources(search, { q: question, scope: [1, 2] });
  const selection = extractiveAnswerer.select?.({ question, locale: 'zh-CN', hits: found.hits });
  const { hits, plan } = selection ?? { hits: found.hits, plan: undefined };
  let text = '';
  const titles: string[] = [];
  for await (const piece of extractiveAnswerer.write({ question, hits, plan, locale: 'zh-CN', signal, log })) {
    if (piece.kind !== 'cite') continue;
    text += (piece.quotes ?? []).map((quote) => quote.text).join('');
    titles.push(...piece.sources.map((n) => hits[n - 1]?.title ?? ''));
  }
  return { text, titles };
}

async function run(): Promise<void> {
  const articles = readLines('cn_statutes_public/passages.zh.jsonl').map(
    ({ title, article, text }): Article => ({
      title,
      name: title.replace('中华人民共和国', ''),
      number: article,
      text,
    }),
  );
  const files = [DOCUMENTS, RULES].map((file, at) => ({ file, kbId: at + 1 }));
  await withIngested(files, async (search) => {
    const count = { law: 0, whole: 0, alone: 0 };
    for (const [at, { title, name, number, text }] of articles.entries()) {
      const question = (FORMS[at % FORMS.length] ?? '').replace('{name}', name).replace('{number}', number);
      const quoted = await quotedFor(question, search);
      const isLaw = quoted.titles.length > 0 && quoted.titles.every((other) => other === title);
      const whole = plain(quoted.text).includes(plain(text));
      count.law += Number(isLaw);
      count.whole += Number(whole);
      count.alone += Number(plain(quoted.text) === plain(text));
      if (process.argv.includes('--misses') && !(isLaw && plain(quoted.text) === plain(text)))
        console.log(
          `${question}: ${quoted.titles.join(' | ')}\n   ${quoted.text.slice(0, 200)}\n   ${quoted.text.slice(-80)}`,
        );
    }
    const share = (one: number) => one / articles.length;
    report(`Articles of statutes asked for by name (n=${articles.length})`, [
      { figure: 'quoted from that statute alone', value: share(count.law), min: 1 },
      { figure: 'the whole article quoted', value: share(count.whole), min: 0.99 },
      { figure: 'the whole article and nothing else', value: share(count.alone), min: 0.99 },
    ]);
  });
}

if (hasPublicSets()) await run();
else console.log(absence);
