import type { DemandQuantity } from '../../../setting/market/demand-document';
import type { Attribute, OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';
import { valuesOf } from './demand-values';
import { matchValues, type ValueMatch } from './match-values';
import { type Corpus, matchedWords } from './matched-words';

export interface WantedText {
  title: string;
  text: string;
  /** Undefined: any. */
  kind: OfferingKind | undefined;
  industry: string;
  region: string;
  quantities: readonly DemandQuantity[];
}

export interface Candidate {
  id: string;
  /** Names its version, whose text never changes; absent where nothing is to be kept of it. */
  version?: string;
  kind: OfferingKind;
  document: OfferingDocument;
  attributes: readonly Attribute[];
  /** Names of its category and supplier. */
  others: readonly string[];
  regions: readonly string[];
}

export interface Match {
  id: string;
  score: number;
  words: string[];
  missing: string[];
  values: ValueMatch[];
  /** Undefined: the demand names no region. */
  region: boolean | undefined;
}

const MOST = 10;
const EVERYWHERE = ['全国', 'Worldwide'];
/** What weighs beside words; tuned on the labelled demands that are seen, never on those kept aside. */
const WEIGHTS = { fits: 0.12, fails: -0.1, kind: 0.16, industry: 0.04, region: 0.04, name: 0.5 };
/** Of the weight of a demand's words, an offering must have so much to be named at all. */
const LEAST = 0.12;

const textsOf = ({ document: { name, summary, description, interfaces = [], specs = {} }, others }: Candidate) =>
  [
    ...[name, summary, description].flatMap((text) => Object.values(text)),
    ...[...interfaces, ...others, ...Object.values(specs).filter((value) => typeof value === 'string')],
  ].join(' \n ');

const useful = (text: string) => [
  ...new Set(termsOf(fold(text)).filter((term) => term.length > 1 && !/^\d+$/.test(term))),
];

interface NamedCorpus extends Corpus {
  names: ReadonlySet<string>;
}

/** Texts that were read, by version, the longest unused first: most of the time of a match is reading them. */
const read = new Map<string, NamedCorpus>();
const MOST_READ = 2_000;

function corpusOf(candidate: Candidate): NamedCorpus {
  const key = candidate.version && [candidate.id, candidate.version, ...candidate.others].join('\n');
  const known = key ? read.get(key) : undefined;
  const text = known?.text ?? fold(textsOf(candidate));
  const names = Object.values(candidate.document.name).join(' ');
  const corpus = known ?? { text, terms: new Set(termsOf(text)), names: new Set(useful(names)) };
  if (!key) return corpus;
  read.delete(key);
  read.set(key, corpus);
  const [oldest] = read.keys();
  if (read.size > MOST_READ && oldest !== undefined) read.delete(oldest);
  return corpus;
}

/**
 * The offerings that fit a demand, the best first, each with the words and values that fit and those that are missing.
 * No model: words weigh by how rare they are among the offerings, values are compared by unit.
 */
export function matchDemand(demand: WantedText, candidates: readonly Candidate[]): Match[] {
  const corpora = candidates.map(corpusOf);
  const whole = `${demand.title}\n${demand.text}`;
  const asked = useful(whole);
  const rare = new Map(
    asked.map((term) => {
      const having = corpora.filter(({ terms }) => terms.has(term)).length;
      return [term, Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5))] as const;
    }),
  );
  const titled = new Set(useful(demand.title));
  const weight = (term: string) => (rare.get(term) ?? 0) * (titled.has(term) ? 2 : 1);
  // Words that no offering has say how far the demand is from the catalogue, not which offering is nearest.
  const all = asked.filter((term) => corpora.some(({ terms }) => terms.has(term)));
  const sum = all.reduce((total, term) => total + weight(term), 0) || 1;
  const values = valuesOf(whole, demand.quantities);
  const matches = candidates.map((one, n): Match => {
    const corpus = corpora[n] ?? corpusOf(one);
    const found = all.filter((term) => corpus.terms.has(term));
    const named = found.filter((term) => corpus.names.has(term));
    const covered = found.reduce((total, term) => total + weight(term), 0) / sum;
    const inName = named.reduce((total, term) => total + weight(term), 0) / sum;
    const compared = matchValues({ text: whole, values }, one.attributes, one.document.specs ?? {});
    const region = regionOf(demand.region, one.regions);
    const score =
      covered +
      WEIGHTS.name * inName +
      compared.filter(({ fits }) => fits).length * WEIGHTS.fits +
      compared.filter(({ fits, stated }) => !fits && stated !== undefined).length * WEIGHTS.fails +
      (one.kind === demand.kind ? WEIGHTS.kind : 0) +
      (one.document.industries?.includes(demand.industry) ? WEIGHTS.industry : 0) +
      (region ? WEIGHTS.region : 0);
    const { words, missing } = covered >= LEAST ? matchedWords(whole, corpus) : { words: [], missing: [] };
    return { id: one.id, score, words, missing, values: compared, region };
  });
  return matches
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id))
    .slice(0, MOST);
}

function regionOf(wanted: string, regions: readonly string[]): boolean | undefined {
  if (wanted === '') return undefined;
  const asked = fold(wanted);
  return regions.some(
    (region) => EVERYWHERE.includes(region) || asked.includes(fold(region)) || fold(region).includes(asked),
  );
}
