/**
 * Porter's stemmer removes plurals and common inflections from English words, so "installed pumps" finds "installing a
 * pump". Published algorithm (M. F. Porter, 1980). Words with digits are codes and stay unchanged.
 */
const C = '[^aeiou][^aeiouy]*';
const V = '[aeiouy][aeiou]*';
const MEASURE_1 = new RegExp(`^(${C})?${V}${C}`);
const MEASURE_EQ_1 = new RegExp(`^(${C})?${V}${C}(${V})?$`);
const MEASURE_2 = new RegExp(`^(${C})?${V}${C}${V}${C}`);
const HAS_VOWEL = new RegExp(`^(${C})?${V}`);
const DOUBLE = /([^aeiouylsz])\1$/;
/**
 * Unifies British and American spelling: naturalise, naturalize. Words that it wrongly changes (raise) change the same
 * way everywhere.
 */
const BRITISH = /^(.{3,})is(e[ds]?|ing|ations?|ers?)$/;
const SHORT = new RegExp(`^${C}[aeiouy][^aeiouwxy]$`);

type Rule = [ending: string, becomes: string];
const STEP_2: Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const STEP_3: Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

function replaceEnding(word: string, rules: Rule[]): string {
  let best: Rule | undefined;
  for (const rule of rules) {
    if (word.endsWith(rule[0]) && rule[0].length > (best?.[0].length ?? 0)) best = rule;
  }
  if (!best) return word;
  const base = word.slice(0, -best[0].length);
  return MEASURE_1.test(base) ? base + best[1] : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return MEASURE_1.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const base = word.endsWith('ed') ? word.slice(0, -2) : word.endsWith('ing') ? word.slice(0, -3) : null;
  if (base === null || !HAS_VOWEL.test(base)) return word;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (DOUBLE.test(base)) return base.slice(0, -1);
  return SHORT.test(base) ? `${base}e` : base;
}

function withoutSuffix(word: string): string {
  const found = STEP_4.exec(word);
  return found?.[1] && MEASURE_2.test(found[1]) ? found[1] : word;
}

function withoutLastE(word: string): string {
  if (word.endsWith('e')) {
    const base = word.slice(0, -1);
    if (MEASURE_2.test(base) || (MEASURE_EQ_1.test(base) && !SHORT.test(base))) return base;
  }
  return word.endsWith('ll') && MEASURE_2.test(word) ? word.slice(0, -1) : word;
}

export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  // An initial y is a consonant; elsewhere it counts as a vowel.
  const y = word.startsWith('y');
  let now = (y ? `Y${word.slice(1)}` : word).replace(BRITISH, '$1iz$2');
  now = withoutPast(withoutPlural(now));
  if (now.endsWith('y') && HAS_VOWEL.test(now.slice(0, -1))) now = `${now.slice(0, -1)}i`;
  now = replaceEnding(now, STEP_2);
  now = replaceEnding(now, STEP_3);
  now = withoutLastE(withoutSuffix(now));
  return y ? `y${now.slice(1)}` : now;
}
