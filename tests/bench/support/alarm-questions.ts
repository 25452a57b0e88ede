import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface AlarmRecord {
  vendor: string;
  component: string;
  code: string;
  en: { description: string; solution: string };
  zh: { description: string; solution: string };
}

export interface AlarmAsked {
  lang: 'zh' | 'en';
  question: string;
  /** The record to cite first; absent if the number belongs to another maker ("stranger") or to several ("choice"). */
  record?: AlarmRecord;
  kind: 'named' | 'number' | 'choice' | 'stranger';
}

const COMPONENTS: Record<string, string> = {
  controller: '控制器',
  servo: '伺服',
  drive: '驱动器',
  spindle: '主轴',
};
/** Placeholders: `M` maker, `C` component, `Z` its Chinese name, `N` number. */
const FORMS = {
  named: {
    en: [
      'What does M C alarm N mean?',
      'M C alarm N, what should I do?',
      'How do I clear alarm N on the M C?',
      'M C fault N',
      'Our M C shows error code N. How is it fixed?',
      'alarm N M C',
    ],
    zh: [
      'M C 报警 N 怎么处理？',
      'M Z N 号报警是什么意思',
      'M 的Z报警了，代码 N，怎么办？',
      'M Z报警N',
      '报警 N 怎么解决，M C',
      '请问 M Z出现故障码 N 是什么原因？',
    ],
  },
  number: {
    en: [
      'What does alarm N mean?',
      'How do I clear alarm N?',
      'alarm N',
      'Machine stopped with fault code N, what now?',
    ],
    zh: ['报警 N 怎么处理', 'N 号报警是什么原因？', '设备显示报警代码 N，怎么解决', '故障 N'],
  },
  stranger: {
    en: [
      'X alarm N',
      'What does alarm N on a X drive mean?',
      'X controller fault N, how do I fix it?',
      'X servo error N',
    ],
    zh: ['X 报警 N 怎么处理', 'X的 N 号报警是什么意思？', 'X伺服报警 N', 'X 机床故障码 N 怎么办'],
  },
};
const STRANGERS = {
  en: ['Fanuc', 'Yaskawa', 'Lenze', 'siemens', 'HAAS'],
  zh: ['发那科', '安川', '汇川', '西门子', 'Fanuc'],
};
/** Every Nth of the public records without special features is used. */
const PLAIN_EVERY = 12;

export const readAlarms = (file: string): AlarmRecord[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AlarmRecord);

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
/** The half held out from tuning. */
export const isHeldBack = ({ question }: AlarmAsked): boolean => hash(question) % 2 === 1;

function asked(kind: 'named' | 'number' | 'stranger', lang: 'zh' | 'en', record: AlarmRecord): string {
  const forms = FORMS[kind][lang];
  const at = hash(`${lang} ${record.vendor} ${record.component} ${record.code}`);
  const names: Record<string, string> = {
    M: record.vendor,
    C: record.component,
    Z: COMPONENTS[record.component] ?? record.component,
    N: record.code,
    X: STRANGERS[lang][(at >>> 4) % STRANGERS[lang].length] ?? '',
  };
  return (forms[at % forms.length] ?? '').replace(
    /(?<![A-Za-z])[MCZNX](?![A-Za-z])/g,
    (letter) => names[letter] ?? letter,
  );
}

/**
 * Questions for every record whose number is shared or that has no remedy, and for a share of the rest: with its maker,
 * without one, and with another.
 */
export function alarmQuestions(records: AlarmRecord[]): AlarmAsked[] {
  const owners = (code: string) => records.filter((other) => other.code === code).length;
  const chosen = records.filter(
    ({ vendor, code, en }, at) => vendor !== 'Dobot' || owners(code) > 1 || !en.solution || at % PLAIN_EVERY === 0,
  );
  return chosen.flatMap((record) =>
    (['en', 'zh'] as const).flatMap((lang): AlarmAsked[] => [
      { kind: 'named', lang, record, question: asked('named', lang, record) },
      owners(record.code) > 1
        ? { kind: 'choice', lang, question: asked('number', lang, record) }
        : { kind: 'number', lang, record, question: asked('number', lang, record) },
      { kind: 'stranger', lang, question: asked('stranger', lang, record) },
    ]),
  );
}
