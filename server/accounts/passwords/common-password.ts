import { lazily } from '../../base/contract/validators';
import { offTheWalk } from './keyboard-walk';

/** The list has 49,000 entries and is loaded when somebody first sets a password. */
const loadCommon = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'].filter((one) => one.length >= shortest);
  return { all: new Set(list), usual: new Set(list.slice(0, 1000)) };
});

/** Minimum length of a word; shorter ones occur in good passwords by chance. */
const shortest = 4;
/** This many unpredictable characters suffice by themselves, whatever word they surround. */
const enoughFree = 8;

const plainLetter: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/**
 * The text itself and as letters, with digits and signs replaced by those they stand for; 1, ! and | are read as i and
 * as l.
 */
function readings(text: string): string[] {
  const letters = [...text].map((one) => plainLetter[one] ?? one).join('');
  const withL = [...text].map((one) => ('1!|'.includes(one) ? 'l' : (plainLetter[one] ?? one))).join('');
  return [...new Set([text, letters, withL])];
}

/**
 * Whether a password is commonly used, or easily guessed for this person, with decorations: capitals, digits for
 * letters, a year, signs between the letters. `own` contains words about the person and the portal.
 */
export async function isCommonPassword(password: string, own: string[] = []): Promise<boolean> {
  const common = await loadCommon();
  const text = password.normalize('NFKC').toLowerCase();
  const known = new Set(own.map((one) => one.normalize('NFKC').toLowerCase()).filter((one) => one.length >= shortest));
  if (offTheWalk(password) <= 2 || holdsOwn(text, [...known])) return true;
  const simple = (word: string) =>
    common.all.has(word) || known.has(word) || (word.length > 4 && offTheWalk(word, 5) === 0);
  const half = (word: string) => common.usual.has(word) || known.has(word);
  const guessed = (word: string) => {
    if (word.length < shortest) return false;
    const once = [word, [...word].reverse().join('')];
    return once.some(simple) || simple(repeated(word)) || isPair(word, half);
  };
  return cores(text).some(({ core, around }) => {
    if (free(around) >= enoughFree) return false;
    return readings(core).some((one) => guessed(one) || guessed(one.replace(/[^\p{L}]/gu, '')));
  });
}

/** All cores that remain when any number of digits and signs is removed from the ends. */
function cores(text: string): { core: string; around: string }[] {
  const head = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0;
  const tail = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0;
  const found: { core: string; around: string }[] = [];
  for (let from = 0; from <= head; from += 1)
    for (let to = text.length; to >= Math.max(text.length - tail, from + shortest); to -= 1)
      found.push({ core: text.slice(from, to), around: `${text.slice(0, from)} ${text.slice(to)}` });
  return found;
}

/** The number of unpredictable characters around a word; years and digit sequences are predictable. */
function free(around: string): number {
  return around
    .replace(/(?:19|20)\d\d(?:[-./]?(?:0?[1-9]|1[0-2])(?:[-./]?(?:0?[1-9]|[12]\d|3[01]))?)?/g, '.')
    .replace(/1234?5?6?7?8?9?0?|0?9?8?7?6?5?4?321|(?:520|1314|888|666|168)+/g, '.')
    .replace(/(.)\1+/g, '$1')
    .replace(/\s/g, '').length;
}

/** Whether a password contains an own word and too little else. */
const holdsOwn = (text: string, own: string[]): boolean =>
  own.some((word) => readings(text).some((one) => one.includes(word) && free(one.replace(word, ' ')) < enoughFree));

/** abcabc is no stronger than abc. */
const repeated = (word: string): string => /^(.{2,}?)\1+$/u.exec(word)?.[1] ?? word;

function isPair(word: string, half: (word: string) => boolean): boolean {
  for (let at = shortest; at <= word.length - shortest; at += 1)
    if (half(word.slice(0, at)) && half(word.slice(at))) return true;
  return false;
}
