import type { SearchHit } from '../../knowledge';
import { answerUnits } from '../answerer/answer-units';
import { coverageOf } from '../answerer/coverage';
import { type NamedWord, namedWords } from '../answerer/named-words';
import { pickSentences } from '../answerer/pick-sentences';
import { type Quotation, quotationOf } from '../answerer/quotation';
import { joined, within } from '../answerer/section-answer';
import type { Unit } from '../answerer/split-sentences';
import { termsOfText } from '../answerer/tokens';
import { type Facet, facets } from './facets';
import { isQuoted, type ReportState } from './report-state';

/** Quotations of one passage, and the passages of other documents that say the same. */
export interface Said {
  quotations: Quotation[];
  same: SearchHit[];
}

const MOST = { facet: 5, further: 10, perDocument: 2 };
/** Caps of a section quoted whole: `within` of the answers, a little shorter, because a report has many. */
const LONGEST = { structure: 4, prose: 1.5 };
/**
 * Share of the subject's words that a passage must contain, and of the best passage's share. A table of another machine
 * may contain some of them in any of its rows.
 */
const ABOUT = { least: 0.5, ofBest: 0.75, table: 0.9 };
const SAME = 0.9;

/** The passages that are about the subject, best first. */
export function aboutSubject(subject: string, hits: readonly SearchHit[]): SearchHit[] {
  const words = namedWords(subject);
  if (words.length === 0) return [];
  const shares = new Map(hits.map((hit) => [hit, hit.exact ? 1 : coverageOf(words, hit)]));
  const best = Math.max(0, ...shares.values());
  const least = Math.max(ABOUT.least, best * ABOUT.ofBest);
  return hits.filter((hit) => !hit.byMeaning && (shares.get(hit) ?? 0) >= least);
}

/** What the passages say about one side of the subject. */
export function quoteFacet(facet: Facet, subject: string, hits: readonly SearchHit[], state: ReportState): Said[] {
  const words = namedWords(subject);
  const { cue } = facets[facet];
  return collect(hits, MOST.facet, (hit) => {
    const units = joined(answerUnits(hit.text)).filter(
      ({ kind, start, end }) => kind !== 'heading' && !isQuoted(state, hit, start, end),
    );
    if (cue.test(hit.headings.at(-1) ?? '')) return quoted(hit, whole(units, hit));
    const about = units.filter((unit) => cue.test(textOf(hit, unit)) && isAbout(words, hit, unit));
    return quoted(hit, within(about.slice(0, 2), hit, LONGEST.structure));
  });
}

/** One passage each of the documents that the report has not quoted yet. */
export function quoteFurther(question: string, hits: readonly SearchHit[], state: ReportState): Said[] {
  const quotedNow = [...state.quoted.keys()].map((key) => key.slice(0, key.lastIndexOf('@')));
  const known = new Set([...state.sources.map(({ docId }) => docId), ...quotedNow]);
  const fresh = hits.filter(({ docId }) => !known.has(docId));
  const first = fresh.filter((hit, at) => fresh.findIndex(({ docId }) => docId === hit.docId) === at);
  return collect(first, MOST.further, (hit) =>
    pickSentences(question, [hit], 1).filter(({ kind }) => kind !== 'code' && kind !== 'table'),
  );
}

const textOf = (hit: SearchHit, { start, end }: { start: number; end: number }): string => hit.text.slice(start, end);
const quoted = (hit: SearchHit, units: Unit[]): Quotation[] => units.map((unit) => quotationOf(hit, 0, unit));

function whole(units: Unit[], hit: SearchHit): Unit[] {
  const structured = units.some(({ kind }) => kind !== 'sentence' && kind !== 'formula');
  return within(units, hit, structured ? LONGEST.structure : LONGEST.prose);
}

const isAbout = (words: NamedWord[], hit: SearchHit, unit: Unit): boolean =>
  coverageOf(words, { ...hit, text: textOf(hit, unit) }) >= (unit.kind === 'sentence' ? ABOUT.least : ABOUT.table);

/** Passages that repeat an earlier one are named there instead of being quoted again. */
function collect(hits: readonly SearchHit[], most: number, quote: (hit: SearchHit) => Quotation[]): Said[] {
  const said: (Said & { terms: Set<string> })[] = [];
  for (const hit of hits) {
    const ofDocument = said.filter(({ quotations }) => quotations[0]?.hit.docId === hit.docId).length;
    if (ofDocument >= MOST.perDocument) continue;
    const quotations = quote(hit);
    if (quotations.length === 0) continue;
    const terms = termsOfText(quotations.map((one) => textOf(hit, one)).join('\n'));
    const earlier = said.find((one) => isSame(one.terms, terms));
    if (earlier) {
      if (!ofDocument && earlier.same.length < 4) earlier.same.push(hit);
    } else if (said.length < most) said.push({ quotations, same: [], terms });
  }
  return said;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared >= SAME * Math.max(a.size, b.size);
}
