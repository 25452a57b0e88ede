import { expect, it } from 'vitest';
import { alarmTitle, readAlarmTitle } from './alarm-title';

it.each([
  ['en', { machine: 'Halmstad drive', code: '16', hex: '0x10', meaning: 'Motor alarm 3: phase lost' }],
  ['zh', { machine: 'Halmstad 驱动器', code: 'E-401', hex: '', meaning: '电机缺相' }],
  ['zh', { machine: '', code: '7', hex: '', meaning: '' }],
] as const)('says in %s whose alarm it is, and reads it again: %j', (lang, { hex, ...name }) =>
  expect(readAlarmTitle(alarmTitle({ ...name, hex }, lang))).toEqual({ ...name, ...(hex && { hex }) }),
);

it('takes no other title for one of an alarm', () => expect(readAlarmTitle('How an alarm is cleared')).toBeUndefined());
