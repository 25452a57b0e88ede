import { foldWithMap, unfoldRange } from './fold';
import { HAN, scan } from './scan';
import { partsOf, termOf } from './terms';

/** Ranges of `text` in which the terms occur: ascending, adjacent ones merged, at most `most`. */
export function highlight(text: string, terms: Set<string>, most = 60): [number, number][] {
  const folded = foldWithMap(text);
  const ranges: [number, number][] = [];
  const add = (from: number, to: number) => {
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (ranges.length < most) ranges.push([from, to]);
  };
  scan(folded.text, (kind, from, to) => {
    if (kind === HAN) {
      for (let at = from; at < to - 1; at += 1) if (terms.has(folded.text.slice(at, at + 2))) add(at, at + 2);
      if (to - from === 1 && terms.has(folded.text.slice(from, to))) add(from, to);
      return;
    }
    const word = folded.text.slice(from, to);
    if (terms.has(termOf(word)) || partsOf(word).some((part) => terms.has(part))) add(from, to);
  });
  return ranges.map(([from, to]) => unfoldRange(folded, from, to));
}
