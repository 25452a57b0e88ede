import { markNames, type Named } from './mark-names';
import type { Do, Grain, Group, Measure, Query } from './query';
import { readConditions } from './read-conditions';
import { rangesIn, wallClock } from './read-ranges';
import { checkQuery } from './run-query';
import { datesIn, MEASURE_WORDS, ROWS } from './sentence-words';
import type { Table } from './table';

/** `whole`: every word of the sentence has been read. Else the query holds what was, for the form. */
export interface ReadSentence {
  query: Query;
  whole: boolean;
}

const DO = `(${Object.keys(MEASURE_WORDS).join('|')})`;
const C = '‹c(\\d+)›(?:s\\b)?';
const EACH = '(?:by|per|for each|for every|in each|grouped by|of each)';
const GRAIN = '(year|month|weekday|day|年|月|日|天|星期)';
const GRAINS: Record<string, Grain> = { 年: 'year', 月: 'month', 日: 'day', 天: 'day', 星期: 'weekday' };
const ASK = '(?:what (?:is|was|are) (?:the )?|show (?:me )?(?:the )?|give (?:me )?(?:the )?|the )?';
const HAS = '(?:has|have|had|with)';
const ZH_COUNT = `(?:一共|共|总共)?(?:有)?(?:多少(?:个|次|项|张|条)?${ROWS}?|几${ROWS}|${ROWS}(?:有|共)?多少(?:条|个|次|张)?|${ROWS}?(?:数量|次数|条数|数)(?:是多少)?)`;
const OF = '(?: of)?(?: the)? ';

interface Draft {
  measure?: Measure;
  group?: Group;
  most?: 'most' | 'least';
  limit?: number;
}
type Read = (parts: string[], of: Context) => Draft;
interface Context {
  named: readonly Named[];
  table: Table;
}

const name = (c: string | undefined, { named }: Context): string => {
  const one = named[Number(c)];
  return one?.kind === 'column' ? one.column : '';
};
const measure = (what: string | undefined, c: string | undefined, of: Context): Measure => ({
  do: MEASURE_WORDS[what ?? ''] as Do,
  column: name(c, of),
});
const COUNT: Measure = { do: 'count' };
const most = (word: string | undefined) =>
  /most|high|large|long|great|最多|最高|最大|最长/.test(word ?? '') ? 'most' : 'least';

/** Whole sentences, after conditions and grouping have been taken out. */
const HEADS: [string, Read][] = [
  [`how many ${ROWS}(?: (?:are|were) there| do we have| exist| happened| occurred)?`, () => ({ measure: COUNT })],
  [`(?:${ASK})(?:number|count) of ${ROWS}`, () => ({ measure: COUNT })],
  [`count(?: (?:the|all))?(?: ${ROWS})?`, () => ({ measure: COUNT })],
  [ROWS, () => ({ measure: COUNT })],
  [`${ASK}${DO}${OF}${C}`, ([d, c], of) => ({ measure: measure(d, c, of) })],
  [`${ASK}${C} ${DO}`, ([c, d], of) => ({ measure: measure(d, c, of) })],
  [
    `(?:which|what) ${C} ${HAS} the (most|fewest|least) ${ROWS}`,
    ([c, w], of) => ({ measure: COUNT, group: { column: name(c, of) }, most: most(w), limit: 1 }),
  ],
  [
    `(?:which|what) ${C} ${HAS} the (highest|lowest|largest|smallest|longest|shortest) ${DO} ${C}`,
    ([c, w, d, m], of) => ({ measure: measure(d, m, of), group: { column: name(c, of) }, most: most(w), limit: 1 }),
  ],
  [
    `(?:show )?(?:the )?top (\\d{1,2}) ${C} by (?:the )?(?:number of ${ROWS}|count|${ROWS})`,
    ([n, c], of) => ({ measure: COUNT, group: { column: name(c, of) }, limit: Number(n) }),
  ],
  [
    `(?:show )?(?:the )?top (\\d{1,2}) ${C} by ${DO}${OF}${C}`,
    ([n, c, d, m], of) => ({ measure: measure(d, m, of), group: { column: name(c, of) }, limit: Number(n) }),
  ],
  [
    `(?:show )?(?:the )?(?:pareto|distribution)(?: chart)? of ${C}`,
    ([c], of) => ({ measure: COUNT, group: { column: name(c, of) } }),
  ],
  [ZH_COUNT, () => ({ measure: COUNT })],
  [`${C}的?${DO}(?:是多少|多少)?`, ([c, d], of) => ({ measure: measure(d, c, of) })],
  [`(?:的)?${DO}的?${C}(?:是多少|多少)?`, ([d, c], of) => ({ measure: measure(d, c, of) })],
  [
    `哪(?:个|台|种|类)?${C}的?${ROWS}(最多|最少)`,
    ([c, w], of) => ({ measure: COUNT, group: { column: name(c, of) }, most: most(w), limit: 1 }),
  ],
  [
    `哪(?:个|台|种|类)?${C}的?${DO}${C}(最高|最低|最大|最小|最长|最短)`,
    ([c, d, m, w], of) => ({ measure: measure(d, m, of), group: { column: name(c, of) }, most: most(w), limit: 1 }),
  ],
  [
    `${ROWS}(最多|最少)的?前(\\d{1,2})(?:个|台|种|类|名)?${C}`,
    ([w, n, c], of) => ({ measure: COUNT, group: { column: name(c, of) }, most: most(w), limit: Number(n) }),
  ],
  [
    `${DO}${C}(最高|最低|最大|最小)的?前(\\d{1,2})(?:个|台|种|类|名)?${C}`,
    ([d, m, w, n, c], of) => ({
      measure: measure(d, m, of),
      group: { column: name(c, of) },
      most: most(w),
      limit: Number(n),
    }),
  ],
  [`${C}的?(?:帕累托图?|分布)`, ([c], of) => ({ measure: COUNT, group: { column: name(c, of) } })],
];

/** Ways to say by what is grouped. */
const GROUPS: [string, Read][] = [
  [`\\b${EACH} ${GRAIN}(?: of ${C})?(?![a-z])`, ([grain, c], of) => ({ group: dated(grain, c, of) })],
  [`\\b${EACH} ${C}`, ([c], of) => ({ group: { column: name(c, of) } })],
  [
    `(?:按|每个?)(?:${C}的?)?${GRAIN}(?:份)?(?:统计|汇总|分组)?的?`,
    (parts, of) => ({ group: dated(parts.at(-1), parts.length > 1 ? parts[0] : undefined, of) }),
  ],
  [`(?:按|每(?:个|台|种|类|项)?)${C}(?:统计|汇总|分组)?的?`, ([c], of) => ({ group: { column: name(c, of) } })],
];

function dated(grain = '', c: string | undefined, of: Context): Group {
  const dates = of.table.columns.filter(({ kind }) => kind === 'date');
  const column = c === undefined ? (dates.length === 1 ? dates[0]?.name : '') : name(c, of);
  return { column: column ?? '', by: GRAINS[grain] ?? (grain as Grain) };
}

/** Reads a question in English or Chinese. “Last week” is seen from `now`, a wall clock in ms. A word that no pattern knows makes it not `whole`, so nothing is guessed. */
export function readSentence(sentence: string, table: Table, now = wallClock(new Date())): ReadSentence {
  const folded = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?？。.!！]+$/, '');
  const plain = datesIn(rangesIn(folded, now));
  const { marked, named } = markNames(plain, table);
  const of = { named, table };
  const grouped = firstOf(GROUPS, marked, of, false);
  const conditions = readConditions(grouped ? grouped.rest : marked, of);
  const rest = (conditions?.rest ?? '')
    .replace(/^[,，、 ]+|[,，、 ]+$/g, '')
    .replace(/^的/, '')
    .replace(/\s*(,|，)\s*/g, ' ');
  const head = conditions && (firstOf(HEADS, rest, of, true) ?? firstOf(HEADS, rest.replaceAll(' ', ''), of, true));
  const where = conditions?.where ?? [];
  const group = grouped?.draft.group ?? head?.draft.group;
  const both = grouped?.draft.group !== undefined && head?.draft.group !== undefined;
  const query: Query = {
    where,
    group: group?.column ? [group] : [],
    measures: [head?.draft.measure ?? COUNT],
    order: head?.draft.most ?? (group?.by ? 'key' : 'most'),
    ...(head?.draft.limit !== undefined && { limit: head.draft.limit }),
  };
  const fits = checkQuery(table, query) === undefined && group?.column !== '';
  return fits ? { query, whole: head !== undefined && !both } : { query: { ...EMPTY, where }, whole: false };
}

const EMPTY: Query = { where: [], group: [], measures: [COUNT], order: 'most' };

function firstOf(rules: readonly [string, Read][], text: string, of: Context, whole: boolean) {
  for (const [pattern, read] of rules) {
    const found = new RegExp(whole ? `^(?:${pattern})$` : pattern).exec(text);
    if (!found) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return {
      draft: read(
        found.slice(1).filter((part) => part !== undefined),
        of,
      ),
      rest,
    };
  }
  return undefined;
}
