export interface MentionAt {
  /** Where the sign stands. */
  from: number;
  /** What was typed of the name. */
  q: string;
}

const LONGEST = 20;

/** The name that is being typed after an "@" before the cursor. One within a word, as in a mail address, is none. */
export function mentionAt(text: string, cursor: number): MentionAt | undefined {
  const from = text.lastIndexOf('@', cursor - 1);
  const q = text.slice(from + 1, cursor);
  if (from < 0 || q.length > LONGEST || !/^[\p{L}\p{N}][\p{L}\p{N} ._·-]*$/u.test(q)) return undefined;
  return /[\p{L}\p{N}_.]$/u.test(text.slice(0, from).replace(/\p{Script=Han}$/u, '')) ? undefined : { from, q };
}
