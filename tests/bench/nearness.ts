// Search across languages without an embedding server: does similarity learned from paired documents find what words do
// not? Handbook and public questions search the other language only; half of the documents are for learning, the other
// half for searching.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cut } from '../../server/knowledge/ingest/cut';
import { readMarkdown } from '../../server/knowledge/ingest/formats/markdown';
import { judgeSpace } from '../../server/knowledge/nearness/judge-space';
import { learnSpace } from '../../server/knowledge/nearness/learn-space';
import { createNearAcross } from '../../server/knowledge/nearness/near-across';
import { type Pair, piecesOf } from '../../server/knowledge/nearness/pair-pieces';
import { Places } from '../../server/knowledge/nearness/places';
import type { PassageRow } from '../../server/knowledge/search/index-row';
import { query } from '../../server/knowledge/search/query';
import type { SearchLang } from '../../server/knowledge/search/types';
import { type BenchIndex, indexPassages } from './support/index-public-sets';
import { nameOf, pairsOf } from './support/pair-passages';
import { hasPublicSets, publicPassages, publicQuestions } from './support/public-sets';
import { type Figure, percentile, report } from './support/report';

const HANDBOOK = path.resolve('fixtures/seed/handbook');
const OTHER = { zh: 'en', en: 'zh' } as const;
const FIRST = 5;
const breathe = () => undefined;

interface Asked {
  lang: SearchLang;
  text: string;
  /** Name that pairs its document with the one in the other language. */
  name: string;
  docId: string;
  passageId?: string;
}

interface Cross {
  rows: PassageRow[];
  asked: Asked[];
}

const rowsOf = (
  document: { docId: string; lang: SearchLang; title: string },
  passages: ReturnType<typeof cut>['passages'],
) =>
  passages.map(
    ({ headings, text, span: [start, end] }, n): PassageRow => ({
      ...{ ...document, id: `${document.docId}#${n}`, headings, text, start, end },
      ...{ version: 1, kbId: 3, kind: 'markdown', url: null, page: null, codes: [] },
    }),
  );

function handbook(): Cross {
  const rows = (['zh', 'en'] as const).flatMap((lang) =>
    readdirSync(path.join(HANDBOOK, lang)).flatMap((name) => {
      const bytes = readFileSync(path.join(HANDBOOK, lang, name));
      const stem = name.replace(/\.md$/, '');
      const [document] = readMarkdown({ source: name, bytes, stem, extension: 'md', lang });
      return document ? rowsOf({ docId: `${lang}/${stem}`, lang, title: document.title }, cut(document).passages) : [];
    }),
  );
  const lines = readFileSync(path.resolve('tests/bench/support/handbook-questions.jsonl'), 'utf8').trim().split('\n');
  const asked = lines.map((line): Asked => {
    const { lang, question, doc } = JSON.parse(line);
    return { lang, text: question, name: doc, docId: `${OTHER[lang as SearchLang]}/${doc}` };
  });
  return { rows, asked };
}

/**
 * Titles of a manual's pages search for the page in the other language; reading questions search for the translated
 * passage.
 */
function publicCross(set: 'neuron_docs' | 'xquad'): Cross {
  const rows = publicPassages().filter(({ id }) => id.startsWith(set));
  const names = new Map(rows.map((row) => [row.docId, row]));
  if (set === 'xquad') {
    const asked = publicQuestions().filter((question) => question.set === 'xquad');
    return {
      rows,
      asked: asked.map(({ lang, query: text, passages: [id = ''] }) => {
        const passageId = id.replace(`/${lang}/`, `/${OTHER[lang as SearchLang]}/`);
        const docId = rows.find((row) => row.id === passageId)?.docId ?? '';
        const own = rows.find((row) => row.id === id) as PassageRow;
        return { lang: lang as SearchLang, text, name: nameOf(own), docId, passageId };
      }),
    };
  }
  const asked = [...names.values()].flatMap((row): Asked[] => {
    const docId = row.docId.replace(`/${row.lang}/`, `/${OTHER[row.lang]}/`);
    return names.has(docId) ? [{ lang: row.lang, text: row.title, name: nameOf(row), docId }] : [];
  });
  return { rows, asked };
}

async function found(
  { index }: BenchIndex,
  { lang, text, docId, passageId }: Asked,
  places?: Places,
): Promise<boolean> {
  const near = places && createNearAcross(() => places);
  const request = { q: text, scope: [3], lang: OTHER[lang], limit: FIRST, offset: 0 };
  const { hits } = await query(index, request, near);
  return hits.some((hit) => (passageId ? hit.passageId === passageId : hit.docId === docId));
}

async function measure(name: string, { rows, asked }: Cross, others: Pair[] = []): Promise<void> {
  const pairs = pairsOf(rows);
  const names = [...pairs.keys()];
  const bench = await indexPassages(rows);
  const held = { zh: { asked: 0, words: 0, both: 0 }, en: { asked: 0, words: 0, both: 0 } };
  const times: number[] = [];
  let [learning, bytes, count] = [0, 0, 0];
  for (const half of [0, 1]) {
    const seen = names.filter((_, n) => n % 2 !== half).map((one) => pairs.get(one) as Pair);
    const pieces = [...(others.length > 0 ? others : seen)].flatMap(piecesOf);
    const started = performance.now();
    const places = new Places(await learnSpace(pieces, breathe));
    learning = Math.max(learning, performance.now() - started);
    for (const row of rows) places.add(row);
    bytes = places.bytes;
    count = pieces.length;
    for (const one of asked) {
      if (names.indexOf(one.name) % 2 !== half) continue;
      const counts = held[one.lang];
      counts.asked += 1;
      counts.words += Number(await found(bench, one));
      const began = performance.now();
      counts.both += Number(await found(bench, one, places));
      times.push(performance.now() - began);
    }
  }
  await bench.remove();
  const judged = others.length > 0 ? undefined : await judgeSpace([...pairs.values()], breathe);
  const figures = (['en', 'zh'] as const).map((lang): Figure => {
    const { asked: all, words, both } = held[lang];
    return {
      figure: `${lang} → ${OTHER[lang]}, first ${FIRST} (n=${all})`,
      ...{ value: both / all, min: words / all, peer: words / all, peerName: 'words' },
    };
  });
  report(`Across languages: ${name}, ${count} pieces to learn from`, [
    ...figures,
    ...(judged
      ? [
          {
            figure: `its own judgement (n=${judged.questions}), on: ${judged.helps}`,
            value: judged.both / judged.questions,
          },
          { figure: 'the same by words', value: judged.words / judged.questions },
        ]
      : []),
    { figure: 'learning', value: learning, unit: 'ms' },
    { figure: 'a search, p95', value: percentile(times, 0.95), unit: 'ms' },
    { figure: 'memory', value: bytes / 1e6, unit: 'MB' },
  ]);
}

const book = handbook();
await measure('the handbook', book);
if (hasPublicSets()) {
  const manual = publicCross('neuron_docs');
  const reading = publicCross('xquad');
  await measure('a manual, titles', manual);
  await measure('reading questions', reading);
  await measure('reading questions, learned from another subject', reading, [
    ...pairsOf([...book.rows, ...manual.rows]).values(),
  ]);
}
