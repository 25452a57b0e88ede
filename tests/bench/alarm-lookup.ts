// Alarm codes as people type them: is the right record first, beside the first hit of plain search? And is a code that
// no list has ever answered as known?
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AlarmSource, lookUpAlarm } from '../../setting/alarm/look-up';
import { type AlarmRecord, readAlarms } from './support/alarm-questions';
import { withIngested } from './support/ingested-search';
import { naiveAnswerer } from './support/naive-answer';
import { type Figure, percentile, report } from './support/report';

const PUBLIC = path.resolve(import.meta.dirname, '../../../shared/data/robot_alarms_dobot/alarms.jsonl');
const OWN = path.join(import.meta.dirname, 'support/second-maker.jsonl');
const HANDBOOK = path.resolve('fixtures/seed/handbook');
const SCOPE = [1, 2, 3];

const hex = (code: string) => Number(code).toString(16);
const NOTATIONS: Record<string, { lang: 'zh' | 'en'; type(record: AlarmRecord): string }> = {
  decimal: { lang: 'en', type: ({ code }) => code },
  'with zeros': { lang: 'zh', type: ({ code }) => code.padStart(4, '0') },
  '0x1f': { lang: 'en', type: ({ code }) => `0x${hex(code)}` },
  '16#1F': { lang: 'zh', type: ({ code }) => `16#${hex(code).toUpperCase()}` },
  'Alarm 31': { lang: 'en', type: ({ code }) => `Alarm ${code}` },
  '31 号报警': { lang: 'zh', type: ({ code }) => `${code} 号报警` },
  'in a sentence': {
    lang: 'en',
    type: ({ vendor, component, code }) => `What does ${vendor} ${component} alarm ${code} mean?`,
  },
  'in a Chinese sentence': { lang: 'zh', type: ({ vendor, code }) => `${vendor} 报警 ${code} 怎么处理？` },
};

const files = [OWN, PUBLIC].filter((file) => existsSync(file));
if (!files.includes(PUBLIC)) console.log(`Without the public alarm list: ${PUBLIC} is not there.`);
const records = files.flatMap(readAlarms);
const makers = [...new Set(records.map(({ vendor }) => vendor))];
const machineOf = ({ vendor, component }: AlarmRecord) => `${vendor} ${component}`;
const machines = [...new Set(records.map(machineOf))].map((machine) => ({
  machine,
  alarms: records.filter((record) => machineOf(record) === machine).length,
}));
const isKnown = (code: string, machine: string) =>
  records.some((record) => record.code === code && machineOf(record) === machine);

const plain = naiveAnswerer(
  records.flatMap((record) =>
    (['en', 'zh'] as const).map((lang) => {
      const { code, code_hex = '' } = record as AlarmRecord & { code_hex?: string };
      const title = `${machineOf(record)} ${lang === 'zh' ? '报警' : 'alarm'} ${code} ${code_hex}: ${record[lang].description}`;
      return { id: `${machineOf(record)} ${code}`, title, text: record[lang].solution };
    }),
  ),
);

const share = (marks: boolean[]) => marks.filter(Boolean).length / Math.max(1, marks.length);

await withIngested(
  [...files, HANDBOOK].map((file, at) => ({ file, kbId: at + 1 })),
  async (search) => {
    const source: AlarmSource = {
      machines: async () => machines,
      carriers: (keys) => search.carriers(keys, SCOPE),
      find: async () => [],
    };
    const took: number[] = [];
    const look = async (alarm: string, maker: string, lang: 'zh' | 'en') => {
      const started = performance.now();
      const found = await lookUpAlarm(source, { alarm, maker, lang });
      took.push(performance.now() - started);
      return found;
    };
    const rows: Figure[] = [];
    for (const maker of makers) {
      const own = records.filter(({ vendor }) => vendor === maker);
      for (const [name, { lang, type }] of Object.entries(NOTATIONS)) {
        const right: boolean[] = [];
        const peer: boolean[] = [];
        for (const record of own) {
          const [first] = (await look(type(record), machineOf(record), lang)).entries;
          right.push(first?.machine === machineOf(record) && first.code === record.code);
          peer.push(plain(type(record)).passage.id === `${machineOf(record)} ${record.code}`);
        }
        const figure = `${maker}, ${name}: first of its machine (n=${own.length})`;
        rows.push({ figure, value: share(right), min: 1, peer: share(peer), peerName: 'plain BM25' });
      }
    }
    const strange: boolean[] = [];
    for (const { machine } of machines)
      for (let code = 0; code < 3_000; code += 7) {
        if (isKnown(String(code), machine)) continue;
        for (const typed of [String(code), `0x${code.toString(16)}`, `Alarm ${code}`])
          strange.push((await look(typed, machine, 'en')).entries.length > 0);
      }
    rows.push({
      figure: `a code the machine does not have, answered as known (n=${strange.length})`,
      value: share(strange),
      max: 0,
    });
    rows.push({ figure: 'one lookup, p95', value: percentile(took, 0.95), unit: 'ms', max: 60 });
    report(`Alarm lookup: ${records.length} records of ${makers.join(' and ')}, beside the handbook`, rows);
  },
);
