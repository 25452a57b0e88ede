import { expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { followUpText } from './follow-up-text';

const zh = (heading: string, title = '主轴维护手册') => aHit({ title, headings: [title, heading], text: '正文。' });
const en = (heading: string, title = 'Spindle manual') => aHit({ title, headings: [title, heading], text: 'Body.' });

it.each([
  [zh('如何检查皮带张力？'), '如何检查皮带张力？'],
  [zh('更换轴承油脂'), '更换轴承油脂的步骤是什么？'],
  [zh('振动烈度的判断标准'), '振动烈度的判断标准是什么？'],
  [zh('参数'), '主轴维护手册参数有哪些要点？'],
  [zh('概述'), null],
  [zh('主轴维护手册'), '主轴维护手册有哪些要点？'],
  [en('How do I grease it?'), 'How do I grease it?'],
  [en('Replacing the bearing grease'), 'What are the steps for replacing the bearing grease?'],
  [en('Check the belt tension'), 'How do I check the belt tension?'],
  [en('Introduction'), null],
  [en('OPC UA security modes'), 'What should I know about OPC UA security modes?'],
  [en('x'.repeat(120)), null],
  [aHit({ kind: 'alarm', title: 'Alarm 16', text: 'Overheated.' }), 'How do I fix Alarm 16?'],
  [aHit({ kind: 'alarm', title: '报警 16', text: '过热。' }), '报警 16 如何处理？'],
])('%#', (hit, expected) => {
  expect(followUpText(hit)).toBe(expected);
});
