import { createHash } from 'node:crypto';
import type { Candidate } from '../search/index-row';

/** More of a text than this says nothing new to a model, and few read on. UTF-16 units. */
const LONGEST = 8_000;

/** What of a passage is turned into a vector: where it stands, and what it says. */
export function passageText(
  { title, headings, text }: Pick<Candidate, 'title' | 'headings' | 'text'>,
  prefix = '',
): string {
  const path = [title, ...headings].filter((part, at, all) => part && all.indexOf(part) === at).join(' › ');
  const whole = path ? `${path}\n${text}` : text;
  return (prefix ? `${prefix} ${whole}` : whole).slice(0, LONGEST);
}

/** Tells texts apart; half of the hash is enough for more texts than there are. */
export const textHash = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16);
