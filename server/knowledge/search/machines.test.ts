import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateOf, passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import type { PassageRow } from './index-row';
import { machinesAsked } from './machines';

const alarm = (docId: string, title: string, text: string): PassageRow =>
  passageRow(docId, text, { kind: 'alarm', title, codes: ['16'], lang: /\p{Script=Han}/u.test(title) ? 'zh' : 'en' });
const of16 = [
  alarm('kiruna', 'Kiruna drive alarm 16 (0x10): Belt slips', '**Solution**: Tighten the belt.\n\n**Model**: KD-40'),
  alarm('ostrava', 'Ostrava spindle alarm 16: Tool not clamped', 'Tool not clamped'),
  alarm('ostrava-zh', 'Ostrava spindle 报警 16：刀具未夹紧', '刀具未夹紧'),
];
let temporary: TemporaryIndex;
beforeAll(async () => {
  temporary = await temporaryIndex([
    ...of16,
    { ...alarm('servo', 'Kiruna servo alarm 99: Following error', 'Lag'), codes: ['99'] },
    passageRow(
      'manual',
      'On FANUC controllers the number has a prefix. The HMI is where a robot shows it. Ask the PLC.',
    ),
    passageRow('handbuch', '西门子 840D 的报警见手册。急停之后先复位。', { lang: 'zh' }),
  ]);
});
afterAll(() => temporary.remove());

const asked = async (question: string) => {
  const machines = await machinesAsked(temporary.index, question, { scope: [3] }, of16.map(candidateOf));
  return [...machines].filter(([, machine]) => machine.asked).map(([id]) => id.replace(/#.*/, ''));
};
const ALL = ['kiruna', 'ostrava', 'ostrava-zh'];

describe('machinesAsked', () => {
  it.each([
    ['Kiruna alarm 16', ['kiruna']],
    ['What does alarm 16 on our ostrava mean?', ['ostrava', 'ostrava-zh']],
    ['KD-40 alarm 16', ['kiruna']],
    ['Drive alarm 16', ['kiruna']],
    ['主轴报警 16 怎么处理', ['ostrava', 'ostrava-zh']],
    ['Ostrava 的主轴报警了，代码 16', ['ostrava', 'ostrava-zh']],
  ])('%s: maker, component and model exclude the others', async (question, machines) =>
    expect(await asked(question)).toEqual(machines),
  );

  it.each([
    'alarm 16',
    'How do I clear alarm 16?',
    'Reset fault 16 on the robot',
    'Machine stopped with alarm 16. What now?',
    'The HMI shows alarm 16',
    'HMI alarm 16',
    '报警 16 怎么处理',
    '设备老是出现 16 号报警是什么原因',
    '机器人屏幕显示报警 16',
    '急停后报警 16',
  ])('%s: any of them', async (question) => expect(await asked(question)).toEqual(ALL));

  it.each([
    ['another component of the maker', 'Kiruna spindle alarm 16'],
    ['a component of other alarms', 'Servo alarm 16'],
    ['a maker that the texts name', 'fanuc alarm 16'],
    ['a maker that nothing names', 'Yaskawa alarm 16'],
    ['the same in the middle', 'What does alarm 16 on a Lenze inverter mean?'],
    ['the same in lower case', 'lenze drive error 16'],
    ['a Chinese maker that the texts name', '西门子报警 16'],
    ['a Chinese maker that nothing names', '发那科 16 号报警怎么处理'],
  ])('%s: none of them', async (_, question) => expect(await asked(question)).toEqual([]));

  it('does not take what the alarm says for another machine', async () => {
    expect(await asked('Ostrava alarm 16, tool not clamped')).toEqual(['ostrava', 'ostrava-zh']);
  });
});
