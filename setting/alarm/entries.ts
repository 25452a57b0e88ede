import { readAlarmTitle } from './alarm-title';
import { codeKey } from './code-key';
import { cellsOf, isCodeName } from './table-codes';

/** A passage as search knows it, here or in the demo. */
export interface AlarmPassage {
  docId: string;
  version: number;
  lang: 'zh' | 'en';
  kind: string;
  title: string;
  headings: readonly string[];
  /** Where it begins in its document. */
  start: number;
  text: string;
}

export interface AlarmEntry {
  docId: string;
  version: number;
  lang: 'zh' | 'en';
  /** Maker and component; of a table the title of its document. */
  machine: string;
  code: string;
  hex?: string;
  meaning: string;
  /** What else the list says: cause, remedy, level. */
  fields: { name: string; value: string }[];
  section?: string;
  span?: [number, number];
}

const FIELD = /^(?:- )?\*\*(.+?)\*\*\s*[:：]\s*(.+)$/gm;
const OF_ALARMS = /alarm|fault|error|exception|status code|报警|警报|故障|错误|异常|状态码/i;
const RULE = /^[\s|:-]+$/;
const CODE_CELL = /^(?:0x|16#)?[0-9A-Z][0-9A-Z._-]{0,11}$/i;

export const keysOf = ({ code, hex }: AlarmEntry): string[] => [code, ...(hex ? [hex] : [])].map(codeKey);

/** The alarms that a passage lists: a record of an alarm list, or the rows of a table of codes. */
export function entriesOf(passage: AlarmPassage): AlarmEntry[] {
  return passage.kind === 'alarm' ? ofRecord(passage) : ofTables(passage);
}

function ofRecord({ docId, version, lang, title, text }: AlarmPassage): AlarmEntry[] {
  const named = readAlarmTitle(title);
  if (!named) return [];
  const fields = [...text.matchAll(FIELD)].map(([, name = '', value = '']) => ({ name, value: plain(value) }));
  return [{ ...{ docId, version, lang }, ...named, fields }];
}

/** A hexadecimal cell tells by itself what a column is whose name merely ends so, such as *AL status code*. */
const isCodeColumn = (name: string, cell: string): boolean =>
  CODE_CELL.test(cell) && (isCodeName(name) || (/\bcode$/i.test(name.trim()) && /^0x/i.test(cell)));

function ofTables({ docId, version, lang, title, headings, start, text }: AlarmPassage): AlarmEntry[] {
  const section = headings.at(-1);
  if (!OF_ALARMS.test([title, section].join(' '))) return [];
  const entries: AlarmEntry[] = [];
  let head: string[] | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const cells = /^\s*\|/.test(line) ? cellsOf(line) : undefined;
    if (!cells) head = undefined;
    else if (!head) head = cells;
    else if (!RULE.test(line)) {
      const column = head.findIndex((name, n) => isCodeColumn(name, cells[n] ?? ''));
      const others = head.flatMap((name, n) => (n === column ? [] : [{ name, value: plain(cells[n] ?? '') }]));
      const [first, ...fields] = others.filter(({ value }) => value);
      if (column >= 0 && first)
        entries.push({
          ...{ docId, version, lang, machine: title, code: cells[column] ?? '', meaning: first.value, fields },
          ...(section && { section }),
          span: [start + at, start + at + line.length],
        });
    }
    at += line.length + 1;
  }
  return entries;
}

const plain = (text: string) =>
  text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\\([^\w\s])/g, '$1')
    .trim();

export interface Mention {
  docId: string;
  version: number;
  lang: 'zh' | 'en';
  title: string;
  section?: string;
  text: string;
  span: [number, number];
}

const SENTENCE = /[^。！？.!?\n]*(?:[.!?](?!\s|$)[^。！？.!?\n]*)*[。！？.!?\n]?/g;
const WORD = /(?:16#)?[0-9A-Za-z]+(?:[-.][0-9A-Za-z]+)*/g;

/** The sentence of a page that names one of these codes. Bare numbers count only after a word such as "alarm". */
export function mentionOf(passage: AlarmPassage, keys: readonly string[]): Mention | undefined {
  const { docId, version, lang, title, headings, start, text } = passage;
  const named = (sentence: string) =>
    [...sentence.matchAll(WORD)].some(({ 0: word, index }) => {
      if (!keys.includes(codeKey(word))) return false;
      return (
        !/^\d+$/.test(word) ||
        /(?:alarm|fault|error|event|code|报警|警报|故障|错误|事件|代码)[号码s]?\s*$/i.test(sentence.slice(0, index))
      );
    });
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (!named(sentence)) continue;
    const from = start + index;
    const section = headings.at(-1);
    return {
      ...{ docId, version, lang, title, text: plain(sentence.replaceAll('**', '')).slice(0, 500) },
      ...(section && section !== title && { section }),
      span: [from, from + sentence.trimEnd().length],
    };
  }
  return undefined;
}
