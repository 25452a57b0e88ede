import { fold } from '../../base/text/fold';
import { termOf } from '../../base/text/terms';

/** Words of every demand, which say nothing of what is wanted. */
const EMPTY = new Set(
  [
    ...[
      '的',
      '和',
      '与',
      '及',
      '并',
      '求购',
      '采购',
      '寻找',
      '需要',
      '要求',
      '希望',
      '我们',
      '现有',
      '目前',
      '用于',
      '小时',
      '以上',
      '以内',
      '不低于',
      '不超过',
      '供应商',
      '服务商',
    ],
    ...[
      'need',
      'needs',
      'needed',
      'want',
      'wanted',
      'look',
      'looking',
      'for',
      'with',
      'within',
      'from',
      'our',
      'ours',
      'the',
      'and',
    ],
    // Questions.
    ...[
      'what',
      'which',
      'how',
      'why',
      'when',
      'where',
      'who',
      'does',
      'do',
      '什么',
      '怎么',
      '怎样',
      '如何',
      '哪些',
      '多少',
    ],
    ...[
      'must',
      'should',
      'that',
      'this',
      'are',
      'have',
      'has',
      'get',
      'can',
      'not',
      'less',
      'more',
      'than',
      'least',
      'into',
      'small',
    ],
  ].map((word) => fold(word)),
);

const RUN = /[\p{Script=Han}]+|[\p{L}][\p{L}\p{N}-]+/gu;
const isHan = (text: string) => /\p{Script=Han}/u.test(text);

export interface Corpus {
  /** Folded text of the offering, in all its languages. */
  text: string;
  terms: ReadonlySet<string>;
}

/** Which words of a demand an offering has, and which it has not, as people write them. */
export function matchedWords(demand: string, { text, terms }: Corpus): { words: string[]; missing: string[] } {
  const [words, missing] = [new Set<string>(), new Set<string>()];
  for (const [run] of fold(demand).matchAll(RUN)) {
    if (!isHan(run)) {
      if (EMPTY.has(run) || run.length < 3) continue;
      (terms.has(termOf(run)) ? words : missing).add(run);
      continue;
    }
    for (const part of partsOf(run)) {
      const { found, rest } = inHan(part, text);
      for (const one of found) words.add(one);
      for (const one of rest) missing.add(one);
    }
  }
  return { words: longest(words), missing: longest(missing) };
}

/** Chinese words that stand in a longer one say nothing more. */
const longest = (words: ReadonlySet<string>): string[] =>
  [...words].filter((word) => !isHan(word) || ![...words].some((other) => other !== word && other.includes(word)));

/** A run of Chinese without the empty words in it. */
function partsOf(run: string): string[] {
  let parts = [run];
  for (const word of EMPTY) if (isHan(word)) parts = parts.flatMap((part) => part.split(word));
  return parts.filter((part) => part.length > 1);
}

/** The longest pieces of at least two characters that the text has, and what is left between them. */
function inHan(run: string, text: string): { found: string[]; rest: string[] } {
  const [found, rest]: [string[], string[]] = [[], []];
  let left = '';
  for (let at = 0; at < run.length; ) {
    let end = at + 2;
    if (end > run.length || !text.includes(run.slice(at, end))) {
      left += run[at];
      at += 1;
      continue;
    }
    while (end < run.length && text.includes(run.slice(at, end + 1))) end += 1;
    if (left.length > 1) rest.push(left);
    left = '';
    found.push(run.slice(at, end));
    at = end;
  }
  if (left.length > 1) rest.push(left);
  return { found, rest };
}
