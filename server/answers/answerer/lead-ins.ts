import type { Candidate } from './candidates';
import { sizeOf } from './size';

const LEADS = /[:：]\s*$/;
/** Marks of the points of an article that are no Markdown list: "（一）", "1.", "(a)". */
const POINT = /^\s*[（(]?(?:[一二三四五六七八九十]{1,3}|\d{1,2}|[a-z])[)）、.．]/;
/** Maximum length, in sentence caps, of the text quoted after a lead-in. */
const LONGEST = 2;

/**
 * Adds the text that a lead-in ("As follows:") announces. A lead-in without any is dropped, unless nothing else was
 * chosen.
 */
export function withWhatFollows(chosen: Candidate[], all: Candidate[]): Candidate[] {
  const out = new Set<Candidate>();
  for (const candidate of chosen) {
    const following = isLeadIn(candidate) ? whatFollows(candidate, all) : null;
    if (following?.length === 0 && chosen.length > 1) continue;
    for (const each of [candidate, ...(following ?? [])]) out.add(each);
  }
  return [...out];
}

const wordsOf = ({ hit, unit }: Candidate): string => hit.text.slice(unit.start, unit.end);

const isLeadIn = (candidate: Candidate): boolean =>
  candidate.unit.kind === 'sentence' && LEADS.test(wordsOf(candidate));

function whatFollows({ rank, order }: Candidate, all: Candidate[]): Candidate[] {
  const following = all.filter((each) => each.rank === rank && each.order > order).sort((a, b) => a.order - b.order);
  const kind = following[0]?.unit.kind;
  const taken: Candidate[] = [];
  let size = 0;
  for (const candidate of following) {
    const { unit, hit } = candidate;
    const belongs = kind === 'sentence' ? POINT.test(wordsOf(candidate)) : unit.kind === kind;
    size += sizeOf(hit.text, unit.start, unit.end);
    if (!belongs || (size > LONGEST && taken.length > 0)) break;
    taken.push(candidate);
  }
  return taken;
}
