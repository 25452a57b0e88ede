import { type Anchor, writeAnchor } from './anchor';
import type { Break, ChainVerdict } from './verify-chain';

const faults: Record<Break['kind'], (seq: number) => string> = {
  changed: (n) => `Entry ${n} was altered: its hash does not match it and the previous entry.`,
  missing: (n) => `Entry ${n} is missing.`,
  misplaced: (n) => `Entry ${n} is in another entry's place.`,
  beginning: (n) =>
    `The log begins with entry ${n}, and no entry records that earlier ones were removed for their age.`,
  'not-the-anchor': (n) => `Entry ${n} has another hash than the anchor: the log was rewritten.`,
  'cut-short': (n) => `Entry ${n} is missing, and everything after it: the log was truncated.`,
};

/** Prints the verdict and returns the exit code. */
export function sayVerdict(
  { entries, head, broken, retired, anchorGone, unchained = 0 }: ChainVerdict & { unchained?: number },
  say: (line: string) => void,
  anchor?: Anchor,
): number {
  if (retired) say(`Entries up to ${retired.seq} were removed for their age.`);
  if (broken) say(`BROKEN: ${faults[broken.kind](broken.seq)} ${entries} entries before it are intact.`);
  if (unchained > 0) say(`BROKEN: ${unchained} rows were written with the chain switched off.`);
  if (broken || unchained > 0) return 1;
  say(`Intact: ${entries} entries${head ? `; anchor ${writeAnchor(head)}` : ''}.`);
  if (!anchor) say('Without --from <anchor>, a truncated or wholly rewritten log cannot be detected.');
  if (!anchorGone) return 0;
  say(
    `The anchor (entry ${anchor?.seq}) is older than the entries that remain, so it proves nothing. Use a newer one.`,
  );
  return 3;
}
