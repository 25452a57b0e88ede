/** Questions about two public tables. The truth is worked out from the cells as written, by code of its own. */
import type { Query } from '../../../setting/table/query';

export type Row = Record<string, string>;
export interface TableQuestion {
  file: 'alerts' | 'orders' | 'mwo';
  sentences: [en: string, zh: string];
  form: Partial<Query>;
  /** One value, or the first group with its value. */
  truth: (rows: Row[]) => number | [string, number];
}

const on = (column: string, value: string) => (row: Row) => row[column] === value;
const count = (rows: Row[], test: (row: Row) => boolean = () => true) => rows.filter(test).length;
const numbers = (rows: Row[], column: string, test: (row: Row) => boolean = () => true) =>
  rows
    .filter(test)
    .map((row) => Number.parseFloat(row[column] ?? ''))
    .filter((n) => !Number.isNaN(n));
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const mean = (list: number[]) => sum(list) / list.length;
/** Month, day, year of two digits, then the time. */
const us = (text = '') => text.split(' ')[0]?.split('/') ?? [];
const tally = (rows: Row[], column: string): [string, number][] => {
  const seen: Record<string, number> = {};
  for (const row of rows) seen[row[column] ?? ''] = (seen[row[column] ?? ''] ?? 0) + 1;
  return Object.entries(seen).sort((a, b) => b[1] - a[1]);
};
const eq = (column: string, value: string) => ({ column, is: 'equals' as const, value });
const COST = 'Work_Order_Total_Actual_Cost';
const START = 'Work_Order_Basic_Start_Date';

export const TABLE_QUESTIONS: TableQuestion[] = [
  { file: 'alerts', sentences: ['How many alerts are there?', '一共有多少条报警？'], form: {}, truth: (r) => r.length },
  ...['Chiller 1', 'Chiller 10', 'Chiller 12', 'Chiller 13'].map((name) => ({
    file: 'alerts' as const,
    sentences: [`How many alerts for ${name}?`, `${name}有多少条报警？`] as [string, string],
    form: { where: [eq('equipment_name', name)] },
    truth: (r: Row[]) => count(r, on('equipment_name', name)),
  })),
  ...['RUL0021', 'RUL0018', 'RUL0017'].map((rule) => ({
    file: 'alerts' as const,
    sentences: [`Number of alerts where rule_id is ${rule}`, `rule_id为${rule}的报警有多少条？`] as [string, string],
    form: { where: [eq('rule_id', rule)] },
    truth: (r: Row[]) => count(r, on('rule_id', rule)),
  })),
  {
    file: 'alerts',
    sentences: ['How many alerts for Chiller 1 with rule_id RUL0018?', 'Chiller 1上rule_id是RUL0018的报警有多少条？'],
    form: { where: [eq('equipment_name', 'Chiller 1'), eq('rule_id', 'RUL0018')] },
    truth: (r) => count(r, (row) => row.equipment_name === 'Chiller 1' && row.rule_id === 'RUL0018'),
  },
  {
    file: 'alerts',
    sentences: ['Which equipment_name has the most alerts?', '哪台equipment_name的报警最多？'],
    form: { group: [{ column: 'equipment_name' }], limit: 1 },
    truth: (r) => tally(r, 'equipment_name')[0] as [string, number],
  },
  {
    file: 'alerts',
    sentences: ['Which rule id has the fewest alerts?', '哪个rule id的报警最少？'],
    form: { group: [{ column: 'rule_id' }], order: 'least', limit: 1 },
    truth: (r) => tally(r, 'rule_id').at(-1) as [string, number],
  },
  {
    file: 'alerts',
    sentences: ['Top 3 rule id by number of alerts', '报警最多的前3个rule id'],
    form: { group: [{ column: 'rule_id' }], limit: 3 },
    truth: (r) => tally(r, 'rule_id')[0] as [string, number],
  },
  {
    file: 'alerts',
    sentences: ['How many alerts per month of start_time?', '按start_time的月统计报警数量'],
    form: { group: [{ column: 'start_time', by: 'month' }], order: 'key' },
    truth: (r) => {
      const first = r
        .map((row) => us(row.start_time))
        .map(([m, , y]) => `20${y}-${(m ?? '').padStart(2, '0')}`)
        .sort();
      return [first[0] as string, first.filter((one) => one === first[0]).length];
    },
  },
  {
    file: 'alerts',
    sentences: ['How many alerts with start_time in 2020?', '2020年开始的报警有多少条？'],
    form: { where: [eq('start_time', '2020')] },
    truth: (r) => count(r, (row) => us(row.start_time)[2] === '20'),
  },
  {
    file: 'alerts',
    sentences: ['How many alerts did Chiller 1 have in November 2020?', 'Chiller 1在2020年11月有多少条报警？'],
    form: { where: [eq('equipment_name', 'Chiller 1'), eq('start_time', '2020-11')] },
    truth: (r) =>
      count(
        r,
        (row) => row.equipment_name === 'Chiller 1' && us(row.start_time)[0] === '11' && us(row.start_time)[2] === '20',
      ),
  },
  {
    file: 'alerts',
    sentences: ['How many alerts are not from Chiller 1?', '不是Chiller 1的报警有多少条？'],
    form: { where: [{ column: 'equipment_name', is: 'not', value: 'Chiller 1' }] },
    truth: (r) => count(r, (row) => row.equipment_name !== 'Chiller 1'),
  },

  { file: 'orders', sentences: ['How many work orders are there?', '有多少工单？'], form: {}, truth: (r) => r.length },
  ...['Oil Analysis', 'Refrigerant Addition', 'Routine Maintenance'].map((name) => ({
    file: 'orders' as const,
    sentences: [
      `How many work orders where primary_code_description is ${name}?`,
      `primary_code_description为${name}的工单有多少？`,
    ] as [string, string],
    form: { where: [eq('primary_code_description', name)] },
    truth: (r: Row[]) => count(r, on('primary_code_description', name)),
  })),
  ...['Chiller 7', 'Chiller 14'].map((name) => ({
    file: 'orders' as const,
    sentences: [`Count work orders for ${name}`, `${name}的工单数量`] as [string, string],
    form: { where: [eq('equipment_name', name)] },
    truth: (r: Row[]) => count(r, on('equipment_name', name)),
  })),
  ...['2015', '2016', '2018'].map((year) => ({
    file: 'orders' as const,
    sentences: [`How many work orders in ${year}?`, `${year}年有多少工单？`] as [string, string],
    form: { where: [eq('actual_finish', year)] },
    truth: (r: Row[]) => count(r, (row) => us(row.actual_finish)[2] === year.slice(2)),
  })),
  {
    file: 'orders',
    sentences: ['How many work orders since 2018?', '2018年以来有多少工单？'],
    form: { where: [{ column: 'actual_finish', is: 'atLeast', value: '2018' }] },
    truth: (r) => count(r, (row) => Number(us(row.actual_finish)[2]) >= 18),
  },
  {
    file: 'orders',
    sentences: ['How many work orders before 2016?', '2016年之前有多少工单？'],
    form: { where: [{ column: 'actual_finish', is: 'below', value: '2016' }] },
    truth: (r) => count(r, (row) => Number(us(row.actual_finish)[2]) < 16),
  },
  {
    file: 'orders',
    sentences: ['Total duration', 'duration的总和'],
    form: { measures: [{ do: 'sum', column: 'duration' }] },
    truth: (r) => sum(numbers(r, 'duration')),
  },
  {
    file: 'orders',
    sentences: ['What is the average duration for Chiller 7?', 'Chiller 7的平均duration是多少？'],
    form: { where: [eq('equipment_name', 'Chiller 7')], measures: [{ do: 'mean', column: 'duration' }] },
    truth: (r) => mean(numbers(r, 'duration', on('equipment_name', 'Chiller 7'))),
  },
  {
    file: 'orders',
    sentences: ['Total actual_labor_hours in 2016', '2016年actual_labor_hours的总和'],
    form: { where: [eq('actual_finish', '2016')], measures: [{ do: 'sum', column: 'actual_labor_hours' }] },
    truth: (r) => sum(numbers(r, 'actual_labor_hours', (row) => us(row.actual_finish)[2] === '16')),
  },
  {
    file: 'orders',
    sentences: ['Which equipment name has the most work orders?', '哪台equipment name的工单最多？'],
    form: { group: [{ column: 'equipment_name' }], limit: 1 },
    truth: (r) => tally(r, 'equipment_name')[0] as [string, number],
  },
  {
    file: 'orders',
    sentences: ['Pareto of secondary_code_description', 'secondary_code_description的帕累托'],
    form: { group: [{ column: 'secondary_code_description' }] },
    truth: (r) => tally(r, 'secondary_code_description')[0] as [string, number],
  },
  {
    file: 'orders',
    sentences: ['Number of work orders per year', '每年的工单数量'],
    form: { group: [{ column: 'actual_finish', by: 'year' }], order: 'key' },
    truth: (r) => {
      const years = r.map((row) => `20${us(row.actual_finish)[2]}`).sort();
      return [years[0] as string, years.filter((y) => y === years[0]).length];
    },
  },
  {
    file: 'orders',
    sentences: ['How often was refrigerant added to Chiller 14?', 'Chiller 14加过几次制冷剂？'],
    form: { where: [eq('equipment_name', 'Chiller 14'), eq('primary_code_description', 'Refrigerant Addition')] },
    truth: (r) =>
      count(r, (row) => row.equipment_name === 'Chiller 14' && row.primary_code_description === 'Refrigerant Addition'),
  },
  {
    file: 'orders',
    sentences: ['Distribution of collection', 'collection的分布'],
    form: { group: [{ column: 'collection' }] },
    truth: (r) => tally(r, 'collection')[0] as [string, number],
  },

  { file: 'mwo', sentences: ['How many orders are there?', '共有多少条记录？'], form: {}, truth: (r) => r.length },
  ...(
    [
      ['sum', 'Total', '总和', sum],
      ['mean', 'Average', '平均值', mean],
      ['max', 'Maximum', '最大值', (l: number[]) => l.reduce((a, b) => (a > b ? a : b))],
      ['min', 'Minimum', '最小值', (l: number[]) => l.reduce((a, b) => (a < b ? a : b))],
      [
        'median',
        'Median',
        '中位数',
        (l: number[]) => {
          const s = l.slice().sort((a, b) => a - b);
          const h = s.length / 2;
          return h % 1 ? (s[h - 0.5] as number) : ((s[h - 1] as number) + (s[h] as number)) / 2;
        },
      ],
      [
        'std',
        'Standard deviation',
        '标准差',
        (l: number[]) => Math.sqrt(sum(l.map((v) => (v - mean(l)) ** 2)) / (l.length - 1)),
      ],
      [
        'p95',
        '95th percentile',
        '95分位数',
        (l: number[]) => {
          const s = l.slice().sort((a, b) => a - b);
          const p = 0.95 * (s.length - 1);
          const k = p - (p % 1);
          return (s[k] as number) * (1 - (p % 1)) + (s[k + 1] ?? 0) * (p % 1);
        },
      ],
    ] as const
  ).map(([what, en, zh, of]) => ({
    file: 'mwo' as const,
    sentences: [`${en} of ${COST}`, `${COST}的${zh}`] as [string, string],
    form: { measures: [{ do: what, column: COST }] },
    truth: (r: Row[]) => of(numbers(r, COST)),
  })),
  ...['AID5', 'AID8'].map((asset) => ({
    file: 'mwo' as const,
    sentences: [`Average ${COST} where AssetID is ${asset}`, `AssetID为${asset}的平均${COST}`] as [string, string],
    form: { where: [eq('AssetID', asset)], measures: [{ do: 'mean' as const, column: COST }] },
    truth: (r: Row[]) => mean(numbers(r, COST, on('AssetID', asset))),
  })),
  {
    file: 'mwo',
    sentences: [`How many orders with ${COST} above 10000?`, `${COST}大于10000的记录有多少条？`],
    form: { where: [{ column: COST, is: 'above', value: '10000' }] },
    truth: (r) => count(r, (row) => Number(row[COST]) > 10_000),
  },
  {
    file: 'mwo',
    sentences: [`Total ${COST} in 2006`, `2006年${COST}的总和`],
    form: { where: [eq(START, '2006')], measures: [{ do: 'sum', column: COST }] },
    truth: (r) => sum(numbers(r, COST, (row) => row[START]?.split('/')[2] === '2006')),
  },
  {
    file: 'mwo',
    sentences: [`Which WorkCentre has the highest total ${COST}?`, `哪个WorkCentre的总${COST}最高？`],
    form: { group: [{ column: 'WorkCentre' }], measures: [{ do: 'sum', column: COST }], limit: 1 },
    truth: (r) =>
      [...new Set(r.map((row) => row.WorkCentre ?? ''))]
        .map((w): [string, number] => [w, sum(numbers(r, COST, on('WorkCentre', w)))])
        .sort((a, b) => b[1] - a[1])[0] as [string, number],
  },
  {
    file: 'mwo',
    sentences: ['Number of orders by Work_Order_Type', '按Work_Order_Type统计记录数量'],
    form: { group: [{ column: 'Work_Order_Type' }] },
    truth: (r) => tally(r, 'Work_Order_Type')[0] as [string, number],
  },
  {
    file: 'mwo',
    sentences: ['How expensive was the worst asset?', '最贵的设备花了多少钱？'],
    form: { group: [{ column: 'AssetID' }], measures: [{ do: 'sum', column: COST }], limit: 1 },
    truth: (r) =>
      [...new Set(r.map((row) => row.AssetID ?? ''))]
        .map((w): [string, number] => [w, sum(numbers(r, COST, on('AssetID', w)))])
        .sort((a, b) => b[1] - a[1])[0] as [string, number],
  },
];
