// Measures which offerings a demand is matched with, beside plain BM25 over the same terms, on labelled demands of our own writing.
import { readdirSync, readFileSync } from 'node:fs';
import { fold } from '../../server/base/text/fold';
import { termsOf } from '../../server/base/text/terms';
import { type Candidate, matchDemand, type WantedText } from '../../server/market/match/match-demand';
import { offeringTerms } from '../../server/market/store/offering-terms';
import type { Category } from '../../setting/market/offering-document';
import { splitQuantity } from '../../setting/market/read-quantity';
import type { SampleSupplier } from '../../setting/market/sample-market';
import { plainBm25 } from './support/plain-bm25';
import { report } from './support/report';

interface Labelled extends Omit<WantedText, 'quantities'> {
  quantities: [string, string][];
  right: string[];
}

const folder = 'fixtures/seed/market';
const read = <T>(file: string): T => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
const categories = read<Category[]>('categories.json');
const candidates = readdirSync(`${folder}/offerings`).flatMap((name): Candidate[] => {
  const { offerings, regions, organization } = read<SampleSupplier>(`offerings/${name}`);
  return offerings.map(({ id, kind, document, category }) => {
    const own = categories.find((one) => one.id === category);
    const others = [organization.name, ...Object.values(own?.names ?? {})];
    const { attributes = [] } = own ?? {};
    return { id, kind, document, attributes, others, regions, ...offeringTerms(document, others) };
  });
});
const labelled = (name: string): Labelled[] =>
  readFileSync(`tests/bench/support/demands-${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Plain BM25 over the same terms of the same texts. */
const docs = candidates.map(({ id, document, others }) => {
  const texts = [document.name, document.summary, document.description].flatMap((one) => Object.values(one));
  return { id, terms: termsOf(fold([...texts, ...others, ...(document.interfaces ?? [])].join('\n'))) };
});
const byWords = (text: string) => plainBm25(docs, termsOf(fold(text)));

const share = (hits: boolean[]) => hits.filter(Boolean).length / hits.length;
const rows = ['seen', 'kept'].flatMap((set) => {
  const demands = labelled(set);
  const ours = demands.map(({ quantities, ...rest }) => {
    const lines = quantities.flatMap(([name, text]) => {
      const split = splitQuantity(text);
      return split ? [{ name, ...split }] : [];
    });
    return matchDemand({ ...rest, quantities: lines }, candidates).map(({ id }) => id);
  });
  const words = demands.map(({ title, text, quantities }) =>
    byWords(`${title}\n${text}\n${quantities.flat().join(' ')}`),
  );
  const within = (found: string[][], n: number) =>
    share(found.map((ids, at) => ids.slice(0, n).some((id) => demands[at]?.right.includes(id))));
  if (process.argv.includes('--misses'))
    for (const [at, ids] of ours.entries())
      if (!demands[at]?.right.includes(ids[0] ?? ''))
        console.log(set, demands[at]?.title, ids.slice(0, 4), demands[at]?.right);
  return [
    { set, figure: 'right one first', ours: within(ours, 1), words: within(words, 1), least: 0.6 },
    { set, figure: 'right one among three', ours: within(ours, 3), words: within(words, 3), least: 0.6 },
    { set, figure: 'right one among ten', ours: within(ours, 10), words: within(words, 10), least: 0.8 },
  ];
});
console.log(
  `${labelled('seen').length} demands that are seen, ${labelled('kept').length} kept aside, ${candidates.length} offerings.`,
);
report(
  'Demands matched with offerings',
  rows.map(({ set, figure, ours, words, least }) => ({
    ...{ figure: `${set}: ${figure}`, value: ours, min: least, peer: words, peerName: 'plain BM25' },
  })),
);
