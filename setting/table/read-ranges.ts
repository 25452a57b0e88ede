/** The beginning of a shift where nobody has said otherwise: 06:00, 14:00 and 22:00. */
const SHIFTS = [6, 14, 22];
const DAY = 86_400_000;
const HOUR = 3_600_000;

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((month) => month.slice(0, 3)).join('|')})`;
const ISO = '(\\d{4}-\\d{2}-\\d{2})';
const TO = '\\s*(?:to|until|till|through|-|–|—|~|到|至)\\s*';

/** From and to, in ms; both belong to it. */
type Range = [from: number, to: number];
type Read = (parts: string[], now: number) => Range | undefined;

const two = (n: number) => String(n).padStart(2, '0');
const day = (at: number): number => at - (at % DAY);
/** Days since Monday (ISO 8601). */
const sinceMonday = (at: number): number => (new Date(at).getUTCDay() + 6) % 7;
const monthOf = (at: number, by: number): Range => {
  const [year, month] = [new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + by];
  return [Date.UTC(year, month), Date.UTC(year, month + 1) - 1];
};
const yearOf = (at: number, by: number): Range => {
  const year = new Date(at).getUTCFullYear() + by;
  return [Date.UTC(year, 0), Date.UTC(year + 1, 0) - 1];
};
const daysFrom = (from: number, count: number): Range => [from, from + count * DAY - 1];
const weekOf = (now: number, by: number): Range => daysFrom(day(now) - (sinceMonday(now) - 7 * by) * DAY, 7);

/** The shift `by` shifts from the one at `now`. */
function shiftOf(now: number, by: number): Range {
  const starts = [-1, 0, 1].flatMap((more) => SHIFTS.map((hour) => day(now) + more * DAY + hour * HOUR));
  const at = starts.findLastIndex((start) => start <= now) + by;
  return [starts[at] as number, (starts[at + 1] as number) - 1];
}

/** A real date; undefined for 30 February. */
function dateOf(year: number, month: number, date: number): number | undefined {
  const at = Date.UTC(year, month, date);
  return new Date(at).getUTCMonth() === month && new Date(at).getUTCDate() === date ? at : undefined;
}

/** Without a year, the last such days that have begun. */
function between(
  now: number,
  [m1, d1]: [number, number],
  [m2, d2]: [number, number],
  year?: number,
): Range | undefined {
  const here = new Date(now).getUTCFullYear();
  for (const from of year === undefined ? [here, here - 1] : [year]) {
    const [start, end] = [dateOf(from, m1, d1), dateOf(m2 < m1 ? from + 1 : from, m2, d2)];
    if (start === undefined || end === undefined || end < start) return undefined;
    if (year !== undefined || start <= now) return [start, end + DAY - 1];
  }
  return undefined;
}

const monthNumber = (name = '') => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3)));
const iso = (text = '') => {
  const [year, month, date] = text.split('-').map(Number);
  return dateOf(year ?? 0, (month ?? 0) - 1, date ?? 0);
};

/** Ways to state a range, the longer ones first. */
const RULES: [string, Read][] = [
  [
    `(?:\\b(?:from|between)\\s+|从)?${ISO}(?:${TO}|\\s+and\\s+)${ISO}(?:期间|之间)?`,
    ([from, to]) => {
      const [start, end] = [iso(from), iso(to)];
      return start !== undefined && end !== undefined && end >= start ? [start, end + DAY - 1] : undefined;
    },
  ],
  [
    `(?:\\b(?:from|between)\\s+)?\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?:${TO}|\\s+and\\s+)(?:${MONTH} )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`,
    (parts, now) => {
      const [m1, d1, ...rest] = parts;
      const m2 = /^[a-z]/.test(rest[0] ?? '') ? rest.shift() : m1;
      const [d2, year] = rest;
      const [first, last] = [monthNumber(m1), monthNumber(m2)];
      return between(now, [first, Number(d1)], [last, Number(d2)], year === undefined ? undefined : Number(year));
    },
  ],
  [
    `(?:从)?(?:(\\d{4})年)?(\\d{1,2})月(\\d{1,2})[日号]?${TO}(?:(\\d{1,2})月)?(\\d{1,2})[日号](?:期间|之间)?`,
    // The optional parts are told apart by how many digits a year has.
    (parts, now) => {
      const year = /^\d{4}$/.test(parts[0] ?? '') ? Number(parts[0]) : undefined;
      const [m1 = 0, d1 = 0, ...rest] = (year === undefined ? parts : parts.slice(1)).map(Number);
      const [m2, d2] = rest.length > 1 ? rest : [m1, rest[0]];
      return between(now, [m1 - 1, d1], [(m2 ?? 0) - 1, d2 ?? 0], year);
    },
  ],
  [
    '\\b(?:in |during |over )?the (?:last|past) (\\d{1,3}) days\\b|\\b(?:last|past) (\\d{1,3}) days\\b|(?:最近|过去|近)(\\d{1,3})天',
    lastDays(1),
  ],
  [
    '\\b(?:in |during |over )?(?:the )?(?:last|past) (\\d{1,3}) weeks\\b|(?:最近|过去|近)(\\d{1,3})(?:周|个星期)',
    lastDays(7),
  ],
  [
    '\\b(?:in |during |over )?(?:the )?(?:last|past) (\\d{1,3}) hours\\b|(?:最近|过去|近)(\\d{1,3})(?:个)?小时',
    ([n], now) => [now - Number(n) * HOUR, now],
  ],
  [
    '\\b(?:in |during |on )?(?:the )?(?:last|previous) shift\\b|上(?:一|个|一个)?班(?:次)?',
    (_, now) => shiftOf(now, -1),
  ],
  ['\\b(?:in |during |on )?(?:this|the current) shift\\b|(?:本|这个|当前)班(?:次)?', (_, now) => shiftOf(now, 0)],
  ['\\byesterday\\b|昨天|昨日', (_, now) => daysFrom(day(now) - DAY, 1)],
  ['\\btoday\\b|今天|今日', (_, now) => daysFrom(day(now), 1)],
  ['前天', (_, now) => daysFrom(day(now) - 2 * DAY, 1)],
  ['\\b(?:in |during )?last week\\b|上(?:个)?(?:周|星期)(?![一二三四五六日天])', (_, now) => weekOf(now, -1)],
  ['\\b(?:in |during )?this week\\b|(?:本|这)(?:周|个?星期)(?![一二三四五六日天])', (_, now) => weekOf(now, 0)],
  ['\\b(?:in |during )?last month\\b|上个?月', (_, now) => monthOf(now, -1)],
  ['\\b(?:in |during )?this month\\b|(?:本|这个)月', (_, now) => monthOf(now, 0)],
  ['\\b(?:in |during )?last year\\b|去年', (_, now) => yearOf(now, -1)],
  ['\\b(?:in |during )?this year\\b|今年', (_, now) => yearOf(now, 0)],
];

/** Today counts as the last of them. */
function lastDays(each: number): Read {
  return ([n], now) => {
    const count = Number(n) * each;
    return count > 0 ? daysFrom(day(now) - (count - 1) * DAY, count) : undefined;
  };
}

/** Milliseconds of a clock on the wall, as tables have them. */
export const wallClock = (now: Date): number =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours(), now.getMinutes());

/** The day, or the minute where a range begins or ends within one. */
function said(at: number, isDay: boolean): string {
  const date = new Date(at);
  const days = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  return isDay ? days : `${days} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** Ranges of dates in a sentence in lower case, in words or as dates, as `from..to`. What is no date is left as it is. */
export function rangesIn(sentence: string, now: number): string {
  let text = sentence;
  for (const [pattern, read] of RULES)
    text = text.replace(new RegExp(pattern, 'g'), (whole: string, ...rest: unknown[]) => {
      const parts = rest.filter((part): part is string => typeof part === 'string').slice(0, -1);
      const range = read(parts, now);
      if (!range) return whole;
      const [from, to] = range;
      const isDay = from % DAY === 0 && (to + 1) % DAY === 0;
      return ` ${said(from, isDay)}..${said(to, isDay)} `;
    });
  return text.replace(/\s+/g, ' ').trim();
}
