import type { Named } from './mark-names';
import type { Comparison, Condition } from './query';
import { columnOf, type Table } from './table';

const COLUMN = '‹c(\\d+)›';
const VALUE = '‹v(\\d+)›';
const NUMBER = '(-?\\d+(?:\\.\\d+)?)';
const DATE = '(\\d{4}(?:-\\d{2}(?:-\\d{2})?)?)';
const MOMENT = '(\\d{4}-\\d{2}-\\d{2}(?: \\d{2}:\\d{2})?)';
const LEAD = '(?:\\b(?:where|with|whose|when|having|and|that have)\\s+(?:the\\s+)?|其中|并且|且)?';

type Made = Condition | Condition[] | undefined;
type Make = (parts: string[], of: { named: readonly Named[]; table: Table }) => Made;

/** A rule reads one way of stating a condition; what it has read is taken out of the sentence. */
const RULES: [RegExp, Make][] = [
  rule(`${LEAD}${COLUMN}\\s*(?:is not|不是|不等于|不为)\\s*${VALUE}`, ([c, v], of) => ofColumn(c, v, 'not', of)),
  rule(`${LEAD}${COLUMN}\\s*(?:is|was|equals|=|等于|是|为)?\\s*${VALUE}(?:的)?`, ([c, v], of) =>
    ofColumn(c, v, 'equals', of),
  ),
  rule(`${LEAD}${COLUMN}\\s*(?:is\\s+)?(?:empty|missing|为空|是空的)`, ([c], of) => plain(c, 'empty', undefined, of)),
  ...(
    [
      ['above|over|greater than|more than|>|大于|超过|高于', 'above'],
      ['below|under|less than|<|小于|低于|少于', 'below'],
      ['at least|>=|≥|不少于|不低于|不小于|至少', 'atLeast'],
      ['at most|<=|≤|不超过|不高于|不大于|最多', 'atMost'],
      ['is|equals|=|等于|为', 'equals'],
    ] as [string, Comparison][]
  )
    .reverse()
    .map(([words, is]) =>
      rule(`${LEAD}${COLUMN}\\s*(?:is\\s+)?(?:${words})\\s*${NUMBER}(?![\\d.-])(?:的)?`, ([c, n], of) =>
        ofNumber(c, n, is, of),
      ),
    ),
  rule(`(?:(?:in|during|on|from|between)\\s+|在)?${MOMENT}\\.\\.${MOMENT}(?:的)?`, ([from, to], of) => {
    const [first, last] = [ofDate(from, 'atLeast', of), ofDate(to, 'atMost', of)];
    return first && last ? [first, last].flat() : undefined;
  }),
  rule(`(?:in|during|在)?\\s*(?:the year )?\\b${DATE}\\s*(?:之后|以后)`, ([d], of) => ofDate(d, 'above', of)),
  rule(`(?:在)?\\s*\\b${DATE}\\s*(?:之前|以前)`, ([d], of) => ofDate(d, 'below', of)),
  rule(`\\b${DATE}\\s*(?:以来|起)`, ([d], of) => ofDate(d, 'atLeast', of)),
  rule(`\\bafter ${DATE}`, ([d], of) => ofDate(d, 'above', of)),
  rule(`\\bbefore ${DATE}`, ([d], of) => ofDate(d, 'below', of)),
  rule(`\\bsince ${DATE}`, ([d], of) => ofDate(d, 'atLeast', of)),
  rule(`(?:\\b(?:in|during|on)\\s+(?:the year )?|在)?(?<![\\d.-])${DATE}(?![\\d.-])(?:的)?`, ([d], of) =>
    ofDate(d, 'equals', of),
  ),
  rule(`${LEAD}(?:\\b(?:for|on|of|from|at|in)\\s+(?:the\\s+)?|在)?${VALUE}(?:上|的)?`, ([v], of) => ofValue(v, of)),
];

function rule(pattern: string, make: Make): [RegExp, Make] {
  return [new RegExp(pattern), make];
}

/** The conditions of a marked sentence and what is left of it; undefined where one cannot be meant as it stands. */
export function readConditions(marked: string, of: { named: readonly Named[]; table: Table }) {
  const where: Condition[] = [];
  let rest = marked;
  for (const [pattern, make] of RULES)
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const made = make(
        found.slice(1).filter((part) => part !== undefined),
        of,
      );
      if (!made) return undefined;
      where.push(...[made].flat());
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    }
  // Two values of one column: whether both or either are meant is not said.
  const equal = where.filter(({ is }) => is === 'equals').map(({ column }) => column);
  return new Set(equal).size < equal.length ? undefined : { where, rest: rest.replace(/\s+/g, ' ').trim() };
}

function plain(c: string | undefined, is: Comparison, value: string | undefined, { named }: Parameters<Make>[1]): Made {
  const column = named[Number(c)];
  return column?.kind === 'column' ? { column: column.column, is, ...(value !== undefined && { value }) } : undefined;
}

const ofColumn: (c: string | undefined, v: string | undefined, is: Comparison, of: Parameters<Make>[1]) => Made = (
  c,
  v,
  is,
  of,
) => {
  const [column, value] = [of.named[Number(c)], of.named[Number(v)]];
  if (column?.kind !== 'column' || value?.kind !== 'value' || !value.columns.includes(column.column)) return undefined;
  return { column: column.column, is, value: value.value };
};

function ofNumber(c: string | undefined, n: string | undefined, is: Comparison, of: Parameters<Make>[1]): Made {
  const column = of.named[Number(c)];
  const kind = column?.kind === 'column' ? columnOf(of.table, column.column)?.kind : undefined;
  return kind === 'number' || (kind === 'date' && /^\d{4}$/.test(n ?? '')) ? plain(c, is, n, of) : undefined;
}

/** Only where there is one column of dates is it plain which is meant. */
function ofDate(date: string | undefined, is: Comparison, { table }: Parameters<Make>[1]): Made {
  const dates = table.columns.filter(({ kind }) => kind === 'date');
  const year = Number(date?.slice(0, 4));
  if (dates.length !== 1 || year < 1900 || year > 2100) return undefined;
  return { column: (dates[0] as { name: string }).name, is, ...(date && { value: date }) };
}

function ofValue(v: string | undefined, { named }: Parameters<Make>[1]): Made {
  const value = named[Number(v)];
  const column = value?.kind === 'value' && value.columns.length === 1 ? value.columns[0] : undefined;
  return column && value?.kind === 'value' ? { column, is: 'equals', value: value.value } : undefined;
}
