/** An open construct: its closing marker, and where it begins. */
interface Open {
  closer: string;
  at: number;
}

const NUMBER = /^\^?\d{0,3}$/;
const WORD = /[\p{L}\p{N}]/u;
const LONGEST_LABEL = 200;
const HALF_TAG = /<\/?[A-Za-z!][\w-]*$|<$/;

/** Closes emphasis, code and links at the end of a paragraph, and drops markers without content yet. */
export function closeInline(text: string): string {
  const { open, end, closer } = read(text);
  let kept = text.slice(0, end);
  if (closer === '') kept = kept.replace(HALF_TAG, '').trimEnd();
  // Nothing follows the marker yet: a trailing `**` would render as two asterisks.
  for (let last = open.at(-1); last && last.at + signOf(last).length >= kept.length; last = open.at(-1)) {
    kept = kept.slice(0, last.at).trimEnd();
    open.pop();
  }
  return (
    kept +
    closer +
    open
      .map((each) => each.closer)
      .reverse()
      .join('')
  );
}

const signOf = ({ closer }: Open): string => (closer === LINK ? '[' : closer);

const LINK = ']()';

interface Reading {
  open: Open[];
  /** How much of the text is kept. */
  end: number;
  /** Closes the innermost construct if that cannot contain others, such as code. */
  closer: string;
}

function read(text: string): Reading {
  const open: Open[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at] as string;
    if (sign === '\\') {
      if (at + 1 === text.length) return { open, end: at, closer: '' };
      at += 2;
    } else if (sign === '`') {
      const code = readCode(text, at);
      if (code.closer !== undefined) return { open, end: code.end, closer: code.closer };
      at = code.end;
    } else if (sign === '[') {
      const label = text.slice(at + 1, at + 2 + LONGEST_LABEL);
      if (NUMBER.test(text.slice(at + 1))) return { open, end: at, closer: '' };
      if (label.length <= LONGEST_LABEL || label.includes(']')) open.push({ closer: LINK, at });
      at += 1;
    } else if (sign === ']') {
      const link = closeLink(text, at, open);
      if (link.closer !== undefined) return { open, end: link.end, closer: link.closer };
      at = link.end;
    } else if (sign === '【' || sign === '［') {
      if (NUMBER.test(text.slice(at + 1))) return { open, end: at, closer: '' };
      at += 1;
    } else if (sign === '*' || sign === '_' || sign === '~') {
      const run = readRun(text, at, open);
      if (run.closer !== undefined) return { open, end: run.end, closer: run.closer };
      at = run.end;
    } else at += 1;
  }
  return { open, end: text.length, closer: '' };
}

interface Step {
  end: number;
  /** Set if the text ends inside this construct. */
  closer?: string;
}

function readCode(text: string, at: number): Step {
  const run = runAt(text, at);
  const inside = at + run.length;
  if (inside === text.length) return { end: at, closer: '' };
  for (let next = text.indexOf('`', inside); next >= 0; ) {
    const found = runAt(text, next);
    if (found === run) return { end: next + run.length };
    // An incomplete closing marker.
    if (next + found.length === text.length) return { end: next, closer: run };
    next = text.indexOf('`', next + found.length);
  }
  return { end: text.length, closer: run };
}

function closeLink(text: string, at: number, open: Open[]): Step {
  const from = open.findLastIndex(({ closer }) => closer === LINK);
  const start = open[from]?.at;
  if (start === undefined) return { end: at + 1 };
  open.splice(from);
  const next = text[at + 1];
  // It may still become a link, unless it is a number, which refers to a source.
  if (next === undefined)
    return NUMBER.test(text.slice(start + 1, at)) ? { end: at + 1 } : { end: at + 1, closer: '()' };
  if (next !== '(') return { end: at + 1 };
  const end = text.indexOf(')', at + 2);
  if (end >= 0) return { end: end + 1 };
  return text.includes('\n', at + 2) ? { end: at + 2 } : { end: at + 1, closer: '()' };
}

/** Emphasis markers: closes what they can close and opens the rest. */
function readRun(text: string, at: number, open: Open[]): Step {
  const run = runAt(text, at);
  const end = at + run.length;
  const sign = run[0] as string;
  const [before, after] = [text[at - 1] ?? ' ', text[end] ?? ' '];
  let left = run.length;
  if (!isSpace(before)) {
    for (let last = open.at(-1); last?.closer[0] === sign && last.closer.length <= left; last = open.at(-1)) {
      left -= last.closer.length;
      open.pop();
    }
  }
  // Without a next character, this is half of a closing marker or a marker that opens.
  if (end === text.length) return { end: end - left, closer: '' };
  const opens = !isSpace(after) && (left > 1 || !WORD.test(before));
  if (left === 0 || !opens || (sign === '~' && left !== 2)) return { end };
  let from = end - left;
  for (; left > 1; left -= 2, from += 2) open.push({ closer: sign.repeat(2), at: from });
  if (left === 1) open.push({ closer: sign, at: from });
  return { end };
}

const isSpace = (letter: string): boolean => letter.trim() === '';

function runAt(text: string, at: number): string {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  return text.slice(at, end);
}
