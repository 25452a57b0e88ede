import { LOCALES } from '../../../generated/locales';
import { type Calculator, type Entries, type Input, unitsFor } from './calculate';
import { readNumber } from './read-number';
import { allUnits, convert } from './units';

export interface CalculatorOffer {
  calculator: Calculator;
  /** Values that the question says with their units. */
  entries: Entries;
  /** Values of the question that were not filled in, as it says them. */
  unused: string[];
}

/** Asked for in so many words. */
const CALCULATE =
  /\b(?:calculat\w*|comput\w*|work(?:ed)? out|estimate\w*|formulas?|size\b|sizing)|算|公式|估计|求出|选型/i;
/** A question for a number. */
const HOW_MUCH =
  /\bhow (?:much|many|long|high|large|big|fast|thick|strong)\b|\bwhat(?:'s| is| are| would be| will be)\b|多少|多大|多长|多久|多高|多快|是几/i;

/**
 * The formula that a question asks to be calculated, with what it says filled in. A name of the formula has to stand in
 * the question, and it has to ask for a calculation or say a value: what something is, is not calculated.
 */
export function offerCalculator(question: string, calculators: Iterable<Calculator>): CalculatorOffer | undefined {
  const said = valuesIn(question);
  const asks = CALCULATE.test(question) || (said.length > 0 && HOW_MUCH.test(question));
  // “NPSH at 60 °C” asks for it without a verb.
  const brief = said.length > 0 && question.length <= 80;
  if (!asks && !brief) return undefined;
  const named = [...calculators].flatMap((calculator) => {
    const length = longestName(question, calculator);
    return length === 0 ? [] : [{ length, ...fill(question, said, calculator) }];
  });
  const [best] = named.toSorted(
    (a, b) => b.length - a.length || Object.keys(b.entries).length - Object.keys(a.entries).length,
  );
  if (!best) return undefined;
  const { length: _, ...offer } = best;
  return offer;
}

/** How long the longest name of a formula is that stands in the question; 0 for none. */
function longestName(question: string, { title, asked }: Calculator): number {
  const text = fold(question);
  const names = [...Object.values(title), ...Object.values(asked ?? {}).flat()];
  return Math.max(0, ...names.map(fold).map((name) => (name !== '' && stands(text, name) ? name.length : 0)));
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{Script=Han})的(?=\p{Script=Han})/gu, '')
    .replaceAll(/\b(the|a|an|of|for)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Latin names stand as whole words, in the singular or plural. */
function stands(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text.slice(at + name.length)];
    const whole = !/[a-z0-9]/.test(before) && /^(?:s\b|[^a-z0-9]|$)/.test(after);
    if (whole || !/[a-z0-9]/.test(name)) return true;
  }
  return false;
}

interface Said {
  text: string;
  unit: string;
  /** As it stands in the question. */
  words: string;
  at: number;
}

/** How people write units that the formulas spell otherwise. */
const SPELT: Record<string, string> = {
  ...{
    转每分: 'r/min',
    '转/分': 'r/min',
    '转/分钟': 'r/min',
    转: 'r/min',
    千牛: 'kN',
    牛: 'N',
    千瓦: 'kW',
    毫米: 'mm',
  },
  ...{
    厘米: 'cm',
    米: 'm',
    兆帕: 'MPa',
    千帕: 'kPa',
    巴: 'bar',
    伏: 'V',
    安: 'A',
    赫兹: 'Hz',
    千克: 'kg',
    公斤: 'kg',
    度: '°',
  },
  ...{
    'm3/h': 'm³/h',
    'm^3/h': 'm³/h',
    '立方米/小时': 'm³/h',
    方每小时: 'm³/h',
    'l/min': 'L/min',
    '升/分': 'L/min',
    'l/s': 'L/s',
  },
  ...{
    'kg/m3': 'kg/m³',
    'kg/m^3': 'kg/m³',
    'g/cm3': 'g/cm³',
    'mm2/s': 'mm²/s',
    n·m: 'N·m',
    nm: 'N·m',
    Nm: 'N·m',
    'N.m': 'N·m',
  },
  ...{
    rpm: 'r/min',
    RPM: 'r/min',
    'rev/min': 'r/min',
    degrees: '°',
    'deg C': '°C',
    '℃': '°C',
    kw: 'kW',
    KW: 'kW',
    kn: 'kN',
    KN: 'kN',
    mpa: 'MPa',
    Mpa: 'MPa',
  },
};

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
const UNITS = [...new Set([...allUnits().filter((unit) => unit !== '1'), ...Object.keys(SPELT)])]
  .toSorted((a, b) => b.length - a.length)
  .map(literal)
  .join('|');
const VALUE = new RegExp(`(?<![\\p{L}\\d.,])([-−]?\\d[\\d.,]*)\\s*(${UNITS})(?![a-zA-Z\\d²³])`, 'gu');

function valuesIn(question: string): Said[] {
  return [...question.matchAll(VALUE)].flatMap(({ 0: words, 1: digits = '', 2: unit = '', index }) => {
    const text = digits.replace('−', '-').replace(/[.,]$/, '');
    const known = Object.hasOwn(SPELT, unit) ? (SPELT[unit] as string) : unit;
    return 'value' in readNumber(text) ? [{ text, unit: known, words, at: index }] : [];
  });
}

function fill(question: string, said: readonly Said[], calculator: Calculator): CalculatorOffer {
  const entries: Record<string, Entries[string]> = {};
  const unused: string[] = [];
  for (const one of said) {
    const free = calculator.inputs.filter(({ id }) => !Object.hasOwn(entries, id));
    const fitting = free.filter((input) => takes(input, one));
    const named = fitting.filter((input) => isNamed(input, question.slice(Math.max(0, one.at - 40), one.at)));
    // A unit that only one input has says which it is, unless another value could be meant just as well.
    const alone =
      fitting.length === 1 && said.filter(({ unit }) => unitsFor(fitting[0] as Input).includes(unit)).length === 1;
    const input = named.length === 1 ? named[0] : alone ? fitting[0] : undefined;
    if (input) entries[input.id] = { text: one.text, unit: one.unit };
    else unused.push(one.words);
  }
  return { calculator, entries: { ...entries, ...chosen(question, calculator) }, unused };
}

function takes(input: Input, { text, unit }: Said): boolean {
  if (!unitsFor(input).includes(unit)) return false;
  const { options, quantity } = input;
  const read = readNumber(text);
  return (
    !options ||
    ('value' in read && options.some(({ value }) => value === convert(read.value, quantity, unit, input.unit)))
  );
}

/** Whether the words right before a value name an input: its symbol, or its label. */
function isNamed({ id, symbol, label }: Input, before: string): boolean {
  const text = before.normalize('NFKC').trimEnd();
  const plain = symbol.replaceAll('_', '');
  if (
    new RegExp(
      `(?:^|[^\\p{L}\\d])(?:${literal(symbol)}|${literal(plain)}|${literal(id)})\\s*(?:=|:|为|是|取)?$`,
      'u',
    ).test(text)
  )
    return true;
  const folded = fold(text).replace(/\s*(?:=|:|is|are|was|为|是|约|取|有)$/, '');
  return LOCALES.some((locale) => {
    const name = fold((label[locale] ?? '').replaceAll(/[（(].*?[)）]/g, ''));
    return name.length > 1 && folded.endsWith(name);
  });
}

/** Options whose words stand in the question, such as a type of bearing. */
function chosen(question: string, { inputs }: Calculator): Entries {
  const text = fold(question);
  const found = inputs.flatMap(({ id, options = [], units, unit }) => {
    const said = options.filter(({ label }) =>
      LOCALES.some((locale) => {
        const name = fold((label[locale] ?? '').replaceAll(/[（(].*?[)）]/g, ''));
        return name.length > 1 && stands(text, name);
      }),
    );
    const [only] = said;
    return only && said.length === 1 ? [[id, { text: String(only.value), unit: units?.[0] ?? unit }] as const] : [];
  });
  return Object.fromEntries(found);
}
