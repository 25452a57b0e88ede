import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alarmTitle } from './alarm-title';
import { codeKey } from './code-key';
import { type AlarmPassage, entriesOf, keysOf } from './entries';
import { type AlarmSource, lookUpAlarm } from './look-up';
import { readAsked } from './read-asked';

let count = 0;
const record = (machine: string, code: string, meaning: string, hex?: string): AlarmPassage => ({
  ...{ docId: `d${count++}`, version: 1, lang: 'en', kind: 'alarm', headings: [], start: 0 },
  title: alarmTitle({ machine, code, meaning, ...(hex && { hex }) }, 'en'),
  text: `${meaning}\n\n**Cause**: Worn\n\n**Solution**: Replace it`,
});
const page = (text: string): AlarmPassage => ({
  ...{ docId: 'page', version: 2, lang: 'en', kind: 'markdown', title: 'Fieldbus', start: 100 },
  ...{ headings: ['Fieldbus', 'Which error codes are there?'], text },
});
const TABLE = '| Code | Meaning | First check |\n|---|---|---|\n| 0x001B | Watchdog | Cycle time |';
const LISTS = [
  record('Dobot controller', '31', 'Arm too fast', '0x1F'),
  record('Dobot controller', '32', 'Arm too hot', '0x20'),
  record('Halmstad drive', '16', 'Phase lost', '0x10'),
  record('Acme drive', 'F001', 'Overcurrent'),
  page(TABLE),
  page('Alarm SRVO-062 means that the battery is empty. It is replaced with power on. The pump has 31 blades.'),
];

const source: AlarmSource = {
  machines: async () => [
    { machine: 'Dobot controller', alarms: 2 },
    { machine: 'Halmstad drive', alarms: 1 },
    { machine: 'Acme drive', alarms: 1 },
  ],
  carriers: async (keys) =>
    LISTS.filter((one) =>
      [...entriesOf(one).flatMap(keysOf), ...(one.text.match(/[\w-]+/g) ?? []).map(codeKey)].some((key) =>
        keys.includes(key),
      ),
    ),
  find: async (words) => LISTS.filter(({ title }) => title.includes(words)),
};
const look = (alarm: string, maker?: string) => lookUpAlarm(source, { alarm, lang: 'en', ...(maker && { maker }) });

describe('a code is found in any notation', () => {
  test.each([
    ['31', 'Arm too fast'],
    ['031', 'Arm too fast'],
    ['0x1F', 'Arm too fast'],
    ['16#1f', 'Arm too fast'],
    ['1Fh', 'Arm too fast'],
    ['1F', 'Arm too fast'],
    ['Alarm 31', 'Arm too fast'],
    ['alarm no. 31', 'Arm too fast'],
    ['31 号报警', 'Arm too fast'],
    ['报警31', 'Arm too fast'],
    ['Dobot 31', 'Arm too fast'],
    ['What does Dobot controller alarm 31 mean?', 'Arm too fast'],
    ['Dobot 控制器报警 31 怎么处理？', 'Arm too fast'],
    ['F-001', 'Overcurrent'],
    ['f1', 'Overcurrent'],
    ['F 001', 'Overcurrent'],
    ['0x1B', 'Watchdog'],
    ['27', 'Watchdog'],
  ])('%s', async (typed, meaning) => {
    const { state, entries } = await look(typed);
    expect(state).toBe('exact');
    expect(entries.map((entry) => entry.meaning)).toEqual([meaning]);
  });
});

test('an entry has the fields of its record, or the other cells of its row with their place', async () => {
  const [alarm] = (await look('31')).entries;
  expect(alarm).toMatchObject({ machine: 'Dobot controller', code: '31', hex: '0x1F' });
  expect(alarm?.fields).toEqual([
    { name: 'Cause', value: 'Worn' },
    { name: 'Solution', value: 'Replace it' },
  ]);
  const [row] = (await look('0x1B')).entries;
  expect(row).toMatchObject({ machine: 'Fieldbus', fields: [{ name: 'First check', value: 'Cycle time' }] });
  const [start = 0, end = 0] = row?.span ?? [];
  expect(TABLE.slice(start - 100, end - 100)).toBe('| 0x001B | Watchdog | Cycle time |');
});

describe('an unknown code is never answered as a known one', () => {
  test('its neighbours stand apart, with what was looked for', async () => {
    const found = await look('33');
    expect(found).toMatchObject({ state: 'unknown', entries: [], notations: ['33', '0x21'] });
    expect(found.near.map(({ code }) => code).slice(0, 2)).toEqual(['32', '31']);
    expect(found.searched).toEqual({ alarms: 4, machines: 3 });
  });

  test('nor is one of another machine, chosen or named', async () => {
    for (const found of [await look('16', 'Dobot controller'), await look('Fanuc 16'), await look('Dobot 16')])
      expect(found).toMatchObject({ state: 'elsewhere', entries: [], near: [{ machine: 'Halmstad drive' }] });
  });

  test('a prefix is not dropped: what the bare number means comes near only', async () => {
    expect(await look('E-31')).toMatchObject({ state: 'unknown', entries: [], near: [{ code: '31' }] });
  });

  test('whatever its notation', async () => {
    const known = new Set(LISTS.flatMap(entriesOf).flatMap(keysOf));
    const typed = fc
      .tuple(fc.constantFrom('', 'F-', 'alarm ', '0x'), fc.integer({ min: 40, max: 100_000 }))
      .map((parts) => parts.join(''))
      .filter((text) => !readAsked(text).keys.some((key) => known.has(key)));
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        expect((await look(text)).entries).toEqual([]);
      }),
    );
  });
});

test('a page that names the code is quoted with its place; a number in its prose is no code', async () => {
  expect((await look('SRVO-062')).mentions).toMatchObject([
    { text: 'Alarm SRVO-062 means that the battery is empty.', section: 'Which error codes are there?' },
  ]);
  expect((await look('31')).mentions).toEqual([]);
});

test('words find alarms; nonsense finds nothing and breaks nothing', async () => {
  expect(await look('Arm')).toMatchObject({ state: 'words', entries: [{ code: '31' }, { code: '32' }] });
  expect(await look('???')).toMatchObject({ state: 'words', entries: [] });
});

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
      const { keys, kin, code } = readAsked(typed);
      expect(keys.length > 0).toBe(code !== undefined);
      expect(keys.filter((key) => kin.includes(key))).toEqual([]);
    }),
  );
});

test('a column whose name merely ends in “code” holds codes if they are hexadecimal', async () => {
  const row = (head: string, cell: string) =>
    entriesOf({
      ...{
        docId: 'f',
        version: 1,
        lang: 'en',
        kind: 'document',
        title: 'Fieldbus faults',
        headings: ['States'],
        start: 0,
      },
      text: `| ${head} | Meaning |\n|---|---|\n| ${cell} | Watchdog |`,
    }).map(({ code }) => code);
  expect(row('AL status code', '0x001B')).toEqual(['0x001B']);
  expect(row('Color code', '27')).toEqual([]);
});
