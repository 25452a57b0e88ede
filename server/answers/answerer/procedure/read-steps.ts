/** A shorter list is no procedure. */
const FEWEST = 3;
const ITEM = /^ {0,3}(\d{1,3})[.)、][ \t]*\S/;
const GOES_ON = /^(?:\t| {2,})\S/;

/**
 * Finds the longest list numbered from 1. Indented lines belong to their step; blank lines between steps are allowed.
 */
export function readSteps(text: string): [number, number] | null {
  let best = { count: 0, start: 0, end: 0 };
  let run = best;
  let at = 0;
  for (const line of text.split('\n')) {
    const number = Number(ITEM.exec(line)?.[1] ?? 0);
    const end = at + line.length;
    if (number === 1) run = { count: 1, start: at, end };
    else if (number > 0 && number === run.count + 1) run = { ...run, count: number, end };
    else if (run.count > 0 && GOES_ON.test(line)) run = { ...run, end };
    else if (line.trim() !== '') run = { count: 0, start: 0, end: 0 };
    if (run.count > best.count || (run.start === best.start && run.count > 0)) best = run;
    at = end + 1;
  }
  return best.count >= FEWEST ? [best.start, best.end] : null;
}
