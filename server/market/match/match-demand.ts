import type { DemandQuantity } from '../../../setting/market/demand-document';
import type { Attribute, OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';
import { valuesOf } from './demand-values';
import { openValues, type ValueMatch } from './match-values';
import { matchedWords } from './matched-words';

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
  kind: OfferingKind;
  document: OfferingDocument;
  attributes: readonly Attribute[];
  /** Names of its category and supplier. */
  others: readonly string[];
  /** Of all its texts and of its name, as lists find it. */
  terms: readonly string[];
  nameTerms: readonly string[];
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

/**
 * The offerings that fit a demand, the best first, each with the words and values that fit and those that are missing.
 * No model: words weigh by how rare they are among the offerings, values are compared by unit.
 */
export function matchDemand(demand: WantedText, candidates: readonly Candidate[]): Match[] {
  const corpora = candidates.map(({ terms, nameTerms }) => ({ terms: new Set(terms), names: new Set(nameTerms) }));
  const whole = `${demand.title}\n${demand.text}`;
  const asked = useful(whole);
  const frequency = new Map(asked.map((term) => [term, corpora.filter(({ terms }) => terms.has(term)).length]));
  const titled = new Set(useful(demand.title));
  const weight = (term: string) => {
    const having = frequency.get(term) ?? 0;
    return Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5)) * (titled.has(term) ? 2 : 1);
  };
  // Words that no offering has say how far the demand is from the catalogue, not which offering is nearest.
  const all = asked.filter((term) => frequency.get(term)).map((term) => ({ term, weight: weight(term) }));
  const weigh = (terms: readonly { weight: number }[]) => terms.reduce((total, one) => total + one.weight, 0);
  const sum = weigh(all) || 1;
  const compare = openValues({ text: whole, values: valuesOf(whole, demand.quantities) });
  const scored = candidates.flatMap((one, n) => {
    const found = all.filter(({ term }) => corpora[n]?.terms.has(term));
    const covered = weigh(found) / sum;
    if (covered < LEAST) return [];
    const inName = weigh(found.filter(({ term }) => corpora[n]?.names.has(term))) / sum;
    const values = compare(one.attributes, one.document.specs ?? {});
    const region = regionOf(demand.region, one.regions);
    const score =
      covered +
      WEIGHTS.name * inName +
      values.filter(({ fits }) => fits).length * WEIGHTS.fits +
      values.filter(({ fits, stated }) => !fits && stated !== undefined).length * WEIGHTS.fails +
      (one.kind === demand.kind ? WEIGHTS.kind : 0) +
      (one.document.industries?.includes(demand.industry) ? WEIGHTS.industry : 0) +
      (region ? WEIGHTS.region : 0);
    return [{ one, score, values, region, terms: corpora[n]?.terms ?? new Set() }];
  });
  scored.sort((a, b) => b.score - a.score || a.one.id.localeCompare(b.one.id));
  const matches: Match[] = [];
  // The text of an offering is read last, and only of the best.
  for (const { one, score, values, region, terms } of scored) {
    const { words, missing } = matchedWords(whole, { text: fold(textsOf(one)), terms });
    if (words.length > 0) matches.push({ id: one.id, score, words, missing, values, region });
    if (matches.length === MOST) break;
  }
  return matches;
}

function regionOf(wanted: string, regions: readonly string[]): boolean | undefined {
  if (wanted === '') return undefined;
  const asked = fold(wanted);
  return regions.some(
    (region) => EVERYWHERE.includes(region) || asked.includes(fold(region)) || fold(region).includes(asked),
  );
}
