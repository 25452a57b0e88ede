import { expect, test } from 'vitest';
import { turnOfQuoted } from './turn-of-quoted';
import { understand } from './understand';

const quote = (text: string) => ({ kind: 'quote' as const, text });
const bearing = turnOfQuoted([quote('轴承发热先查润滑：润滑脂是否过多。再查游隙。')]);

test('a question that leaves open what it is about takes that from the text it refers to', () => {
  expect(understand('为什么？', bearing).text).toBe('轴承 发热 润滑为什么？');
  expect(understand('多久检查一次？', bearing).text).toBe('轴承 发热 润滑多久检查一次？');
  const guard = turnOfQuoted([quote('The coupling guard is bolted.\nOther text.')]);
  expect(understand('How often?', guard)).toMatchObject({
    text: 'How often coupling guard bolted?',
    chips: [{ slot: 'subject', text: 'coupling guard bolted', from: 'quote' }],
  });
});

test('a word that no dictionary has is taken whole', () => {
  const coupling = turnOfQuoted([quote('联轴器对中后应复查软脚。')]);
  expect(coupling.asked).toBe('联轴器 复查 软脚');
});

test('a question that names its own thing is asked as it stands', () => {
  for (const question of ['离心泵汽蚀怎么判断？', '泵振动大是什么原因？', 'What does a drive overcurrent trip mean?'])
    expect(understand(question, bearing)).toMatchObject({ text: question, chips: [] });
});

test('of a log its codes are asked about, not its times', () => {
  const log = { kind: 'paste' as const, text: '2026-11-20 14:03 F0001 overcurrent\n'.repeat(50) };
  const asked = understand('What is this?', turnOfQuoted([log])).text;
  expect(asked).toMatch(/f0001/i);
  expect(asked).not.toContain('2026');
  expect(asked.length).toBeLessThan(60);
});
