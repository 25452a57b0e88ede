import { type Anchor, writeAnchor } from './anchor';
import type { Break, ChainVerdict } from './verify-chain';

const faults: Record<Break['kind'], (seq: number) => string> = {
  changed: (n) => `Entry ${n} is not what was written: its hash does not fit it and the entry before.`,
  missing: (n) => `Entry ${n} is missing.`,
  misplaced: (n) => `Entry ${n} stands where another one belongs.`,
  beginning: (n) => `The log begins with entry ${n}, and no entry says that those before were removed for their age.`,
  'not-the-anchor': (n) => `Entry ${n} has another hash than the anchor: the log was written anew.`,
  'cut-short': (n) => `Entry ${n} is missing, and everything after it: the log was cut short.`,
};

/** Prints the verdict and returns the exit code. */
export function sayVerdict(
  { entries, head, broken, retired, anchorGone, unchained = 0 }: ChainVerdict & { unchained?: number },
  say: (line: string) => void,
  anchor?: Anchor,
): number {
  if (retired) say(`Entries up to ${retired.seq} were removed for their age.`);
  if (broken) say(`BROKEN: ${faults[broken.kind](broken.seq)} ${entries} entries before it are whole.`);
  if (unchained > 0) say(`BROKEN: ${unchained} rows were written with the chain switched off.`);
  if (broken || unchained > 0) return 1;
  say(`Whole: ${entries} entries${head ? `; anchor ${writeAnchor(head)}` : ''}.`);
  if (!anchor)
    say('Without --from <anchor> nobody can tell whether the end was cut off or the whole log was written anew.');
  if (!anchorGone) return 0;
  say(`The anchor (entry ${anchor?.seq}) lies before what is left, so it proves nothing. Take a younger one.`);
  return 3;
}
