import { createHash } from 'node:crypto';
import type { Candidate } from '../search/index-row';

/** UTF-16 units; models gain little from more, and few read on. */
const LONGEST = 8_000;

/** The text to embed for a passage: its heading path and its text. */
export function passageText(
  { title, headings, text }: Pick<Candidate, 'title' | 'headings' | 'text'>,
  prefix = '',
): string {
  const path = [title, ...headings].filter((part, at, all) => part && all.indexOf(part) === at).join(' › ');
  const whole = path ? `${path}\n${text}` : text;
  return (prefix ? `${prefix} ${whole}` : whole).slice(0, LONGEST);
}

/** Half of the SHA-256 hash, enough to avoid collisions. */
export const textHash = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16);
