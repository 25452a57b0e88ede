import { hashText } from './hash-text';

/** React and Fluent generate ids with counters, so they differ between renders. */
const NUMBERED = / (?:id|for|aria-(?:labelledby|describedby|controls|owns)|data-tabster)="[^"]*"/g;

/** A hash of the page's markup without generated ids. */
export function nameOfPage(document: Document): string {
  return hashText((document.getElementById('root')?.innerHTML ?? '').replace(NUMBERED, ''));
}
