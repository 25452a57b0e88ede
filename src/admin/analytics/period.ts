const DAY_MS = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** Today where the figures' days are counted. */
const today = (now: number) => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date(now));

export interface Period {
  from: string;
  to: string;
  by: 'day' | 'week';
}

/** The period in an address; what is missing or broken is the last four weeks. */
export function readPeriod(params: URLSearchParams, now = Date.now()): Period {
  const day = (name: string, fallback: string) => {
    const given = params.get(name) ?? '';
    return shape.test(given) && !Number.isNaN(Date.parse(given)) ? given : fallback;
  };
  const to = day('to', today(now));
  const from = day('from', new Date(Date.parse(to) - 27 * DAY_MS).toISOString().slice(0, 10));
  return { from, to, by: params.get('by') === 'week' ? 'week' : 'day' };
}

type Row = Record<string, string | number | null>;

/** Lines of a table that spreadsheets open; a hidden figure is empty. It holds numbers and days alone. */
export const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => row[column] ?? '').join(','))].join('\r\n');
