import { scanXml } from './scan-xml';

/** What a number stands for by its format: spreadsheets keep dates and times as days. */
export type NumberKind = 'number' | 'date' | 'time';

const DATES = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const TIMES = [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56];

/** The kinds of a workbook's cell formats, in their order; nothing if the part is damaged. */
export function readFormats(xml: string): NumberKind[] | undefined {
  const codes = new Map<string, string>();
  const kinds: NumberKind[] = [];
  let inside = false;
  const whole = scanXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      else if (name === 'cellXfs') inside = true;
      else if (name === 'xf' && inside) {
        const id = attribute('numFmtId') ?? '0';
        const code = codes.get(id);
        kinds.push(code === undefined ? builtIn(Number(id)) : kindOf(code));
      }
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'cellXfs') inside = false;
    },
  });
  return whole ? kinds : undefined;
}

function builtIn(id: number): NumberKind {
  if (DATES.includes(id)) return 'date';
  return TIMES.includes(id) ? 'time' : 'number';
}

/** Of a format such as yyyy"年"m"月"d"日" or [h]:mm:ss. */
export function kindOf(code: string): NumberKind {
  const first = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? '';
  if (/\[(h+|m+|s+)\]/i.test(first)) return 'time';
  const plain = first.replace(/\[[^\]]*\]/g, '').replace(/general|am\/pm|a\/p/gi, '');
  if (/[yd]|e(?![+-])|年|日/i.test(plain)) return 'date';
  if (/[hs]/i.test(plain)) return 'time';
  return /m/i.test(plain) ? 'date' : 'number';
}

const DAY_MS = 86_400_000;
/** 31 December 9999, the last day that spreadsheets know. */
const LAST_DAY = 2_958_465;

/** A number as a person reads it: 2024-03-01, 2024-03-01 08:30:00, 3:30:00, or the number. */
export function writeNumber(value: number, kind: NumberKind, from1904: boolean): string {
  if (!Number.isFinite(value) || kind === 'number' || value < 0) return String(value);
  if (kind === 'time') return clock(Math.round(value * 86_400));
  const day = from1904 ? value + 1462 : value;
  if (day > LAST_DAY) return String(value);
  // Before March 1900 there is a day that never was.
  const ms = Math.round(((day < 60 ? day + 1 : day) - 25_569) * 86_400) * 1000;
  const date = new Date(ms).toISOString().slice(0, 10);
  const seconds = (((ms % DAY_MS) + DAY_MS) % DAY_MS) / 1000;
  return seconds === 0 ? date : `${date} ${clock(seconds).padStart(8, '0')}`;
}

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
