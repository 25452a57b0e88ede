import { hashText } from './hash-text';

/** React and Fluent number their ids as they go; the same page drawn twice has other ones. */
const NUMBERED = / (?:id|for|aria-(?:labelledby|describedby|controls|owns)|data-tabster)="[^"]*"/g;

/** Equal for two pages that look the same: their markup, numbered ids aside. */
export function nameOfPage(document: Document): string {
  return hashText((document.getElementById('root')?.innerHTML ?? '').replace(NUMBERED, ''));
}
