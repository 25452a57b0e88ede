/** What a number measures. `class` also covers grades, groups and levels, which are counted, not measured. */
export type Dimension =
  | 'speed'
  | 'voltage'
  | 'current'
  | 'power'
  | 'pressure'
  | 'temperature'
  | 'length'
  | 'mass'
  | 'torque'
  | 'resistance'
  | 'frequency'
  | 'flow'
  | 'time'
  | 'vibration'
  | 'persons'
  | 'percent'
  | 'class';

export interface UnitOf {
  dim: Dimension;
  /** Factor to the dimension's first unit. */
  factor: number;
}

/** Folded spellings with exact factors. The spellings of one row are the same unit. */
const TABLE: [Dimension, number, string[]][] = [
  ['speed', 1, ['r/min', 'rpm', 'rev/min', '转每分', '转/分钟', '转/分', '转']],
  ['voltage', 1, ['v', 'volts', 'volt', '伏特', '伏']],
  ['voltage', 1000, ['kv', '千伏']],
  ['current', 1, ['a', 'amps', 'amp', '安培', '安']],
  ['current', 0.001, ['ma', '毫安']],
  ['power', 1, ['kw', '千瓦']],
  ['power', 1000, ['mw', '兆瓦']],
  ['pressure', 1, ['mpa', '兆帕']],
  ['pressure', 0.001, ['kpa', '千帕']],
  ['pressure', 0.1, ['bar']],
  ['temperature', 1, ['°c', '摄氏度', '度']],
  ['length', 1, ['mm', '毫米']],
  ['length', 0.01, ['丝', '道']],
  ['length', 0.001, ['μm', 'um', '微米']],
  ['length', 10, ['cm', '厘米']],
  ['length', 1000, ['m', '米']],
  ['mass', 1, ['kg', '千克', '公斤']],
  ['mass', 1000, ['t', '吨']],
  ['torque', 1, ['n·m', 'nm', '牛米', '牛·米']],
  ['resistance', 1, ['ω', 'ohm', 'ohms', '欧姆', '欧']],
  ['resistance', 1_000_000, ['mω', '兆欧']],
  ['frequency', 1, ['hz', '赫兹', '赫']],
  ['frequency', 1000, ['khz']],
  ['flow', 1, ['l/min', '升/分']],
  ['vibration', 1, ['mm/s', '毫米/秒']],
  ['percent', 1, ['%', '%rh']],
  ['persons', 1, ['人', '名', 'people', 'persons', 'workers']],
  ['time', 1 / 3600, ['s', 'seconds', 'second', '秒']],
  ['time', 1 / 60, ['min', 'minutes', 'minute', '分钟']],
  ['time', 1, ['h', 'hours', 'hour', '小时']],
  ['time', 24, ['days', 'day', '天', '日']],
  ['time', 168, ['weeks', 'week', '周']],
  ['time', 730, ['months', 'month', '个月']],
  ['time', 8760, ['years', 'year', '年']],
];

const units = new Map<string, UnitOf>(
  TABLE.flatMap(([dim, factor, names]) => names.map((name) => [name, { dim, factor }] as const)),
);

const escaped = (name: string) => name.replace('/', '\\/');
const longestFirst = [...units.keys()].sort((a, b) => b.length - a.length);
const latin = longestFirst.filter((name) => /^[a-zμω°%]/.test(name)).map(escaped);
const han = longestFirst.filter((name) => /^\p{Script=Han}/u.test(name)).map(escaped);

/** 转 alone is a unit; 转子, 转换, 转矩 and 转速 are words. */
export const UNIT = `(?:${latin.join('|')})(?![a-z/])|(?:${han.join('|')})(?![子换矩速动轴])`;

export const unitOf = (name: string): UnitOf | undefined => units.get(name);

/** Names that give a bare number its dimension: 转速3600, "speed of 3600", class 3, NLGI 2, 3 级. */
const NAMES: [Dimension, RegExp][] = [
  ['speed', /转速|\bspeed\b/],
  ['voltage', /电压|\bvoltage\b/],
  ['current', /电流|\bcurrent\b/],
  ['power', /功率|\bpower\b/],
  ['pressure', /压力|\bpressure\b/],
  ['temperature', /温度|\btemperature\b/],
  ['class', /级别|等级|[级类组]|牌号|\b(?:class|grade|group|level|category|nlgi)\b/],
];

/** The dimension named by a column heading or by the words beside a number. */
export const namedDimension = (folded: string): Dimension | undefined =>
  NAMES.find(([, name]) => name.test(folded))?.[0];
