import { tokenize } from './tokenize';
import type { Lang, Passage, SearchHit } from './types';

export interface PassageIndex {
  passages: Passage[];
  postings: Map<string, Map<number, number>>;
  lengths: number[];
}

const WEIGHTS = { title: 2, headings: 3, text: 1 };
const K1 = 1.2;
const B = 0.6;

export function indexPassages(passages: Passage[]): PassageIndex {
  const postings: PassageIndex['postings'] = new Map();
  const lengths = passages.map((passage, at) => {
    let length = 0;
    const add = (text: string, weight: number) => {
      for (const token of tokenize(text)) {
        const seen = postings.get(token) ?? new Map<number, number>();
        seen.set(at, (seen.get(at) ?? 0) + weight);
        postings.set(token, seen);
        length += weight;
      }
    };
    add(passage.doc.title, WEIGHTS.title);
    add(passage.headings.slice(1).join('\n'), WEIGHTS.headings);
    add(passage.text, WEIGHTS.text);
    return length;
  });
  return { passages, postings, lengths };
}

/** BM25 search over the handbook, best first. The language defaults to the question's. */
export function searchPassages(
  index: PassageIndex,
  q: string,
  filter: { lang?: Lang; docId?: string } = {},
): SearchHit[] {
  const terms = [...new Set(tokenize(q))];
  const lang = filter.lang ?? (filter.docId ? undefined : languageOf(q));
  const scores = new Map<number, number>();
  const average = index.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, index.lengths.length);
  for (const term of terms) {
    const seen = index.postings.get(term);
    if (!seen) continue;
    const rarity = Math.log(1 + (index.passages.length - seen.size + 0.5) / (seen.size + 0.5));
    for (const [at, count] of seen) {
      const norm = K1 * (1 - B + (B * (index.lengths[at] ?? 0)) / average);
      scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (K1 + 1)) / (count + norm));
    }
  }
  return [...scores]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .flatMap(([at, score]) => {
      const passage = index.passages[at];
      const wanted =
        passage && (!lang || passage.doc.lang === lang) && (!filter.docId || passage.doc.id === filter.docId);
      return wanted ? [toHit(passage, score, terms)] : [];
    });
}

export function languageOf(text: string): Lang {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

function toHit({ id, doc, headings, span, text }: Passage, score: number, terms: string[]): SearchHit {
  return {
    passageId: id,
    docId: doc.id,
    version: 1,
    kbId: 3,
    lang: doc.lang,
    title: doc.title,
    headings,
    page: null,
    span,
    text,
    url: null,
    kind: 'markdown',
    score: Math.round(score * 1000) / 1000,
    highlights: highlight(text, terms),
  };
}

function highlight(text: string, terms: string[]): [number, number][] {
  const folded = text.toLowerCase();
  const found = terms.flatMap((term) => {
    const ranges: [number, number][] = [];
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length))
      ranges.push([at, at + term.length]);
    return ranges;
  });
  const merged: [number, number][] = [];
  for (const [start, end] of found.sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
