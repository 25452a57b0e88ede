/** Output of the citation filter: text to show, citations of existing passages, and numbers without a passage. */
export type FilterPiece =
  | { kind: 'text'; text: string; code: boolean }
  | { kind: 'marks'; numbers: number[] }
  | { kind: 'unknown'; number: number };

const AFTER_DROPPED = /[.,;:!?)。，；：！？）、\s]/;

/** Collects what a citation filter lets through. */
export function createPieces(sources: number) {
  let lineStart = true;
  /** White space before a mark; it is dropped together with the mark. */
  let spaces = '';
  let dropped = false;
  let out: FilterPiece[] = [];

  function show(text: string, code = false): void {
    const last = out.at(-1);
    if (last?.kind === 'text' && last.code === code) last.text += text;
    else if (text) out.push({ kind: 'text', text, code });
    const newline = text.lastIndexOf('\n');
    if (newline >= 0) lineStart = true;
    if (/[^\s>]/.test(text.slice(newline + 1))) lineStart = false;
  }

  return {
    atLineStart: () => lineStart,
    space(char: string): void {
      spaces = dropped ? char : spaces + char;
    },
    say(text: string, code = false): void {
      if (spaces && !(dropped && AFTER_DROPPED.test(text.charAt(0)))) show(spaces);
      spaces = '';
      dropped = false;
      show(text, code);
    },
    cite(inner: string): void {
      const numbers = numbersIn(inner);
      const known = numbers.filter((number) => number >= 1 && number <= sources);
      for (const number of numbers) if (!known.includes(number)) out.push({ kind: 'unknown', number });
      if (known.length === 0) {
        dropped = true;
        return;
      }
      if (spaces) show(spaces);
      spaces = '';
      dropped = false;
      out.push({ kind: 'marks', numbers: known });
      lineStart = false;
    },
    /** Returns the pieces collected since the last call. */
    take(ended: boolean): FilterPiece[] {
      if (ended && spaces && !dropped) show(spaces);
      const taken = out;
      out = [];
      return taken;
    },
  };
}

/** Parses "1, 3" and "2-4" into unique numbers in order. Ranges that descend or span more than 20 are not expanded. */
function numbersIn(inner: string): number[] {
  const numbers: number[] = [];
  for (const [, from = '', to] of inner.matchAll(/(\d{1,3})(?:\s*[-–~]\s*(\d{1,3}))?/g)) {
    const last = to === undefined ? Number(from) : Number(to);
    const first = last - Number(from) > 20 || last < Number(from) ? last : Number(from);
    if (first !== Number(from)) numbers.push(Number(from));
    for (let number = first; number <= last; number++) numbers.push(number);
  }
  return [...new Set(numbers)];
}
