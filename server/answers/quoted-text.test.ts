import { expect, test } from 'vitest';
import { cleanQuoted, withQuoted } from './quoted-text';

const quote = (text: string) => ({ kind: 'quote' as const, text });
const bearing = quote('轴承发热先查润滑：润滑脂是否过多。再查游隙。');

test('a question that leaves open what it is about takes that from the text it refers to', () => {
  expect(withQuoted('为什么？', [bearing])).toBe('轴承 发热 润滑 为什么？');
  expect(withQuoted('多久检查一次？', [bearing])).toBe('轴承 发热 润滑 多久检查一次？');
  expect(withQuoted('How often?', [quote('The coupling guard is bolted.\nOther text.')])).toMatch(
    /^coupl guard .*How often\?$/,
  );
});

test('a question that names its own thing is asked as it stands', () => {
  for (const question of ['离心泵汽蚀怎么判断？', '泵振动大是什么原因？', 'What does a drive overcurrent trip mean?'])
    expect(withQuoted(question, [bearing])).toBe(question);
  expect(withQuoted('为什么？', [])).toBe('为什么？');
});

test('of a log its codes are asked about, not its times', () => {
  const log = { kind: 'paste' as const, text: '2026-11-20 14:03 F0001 overcurrent\n'.repeat(50) };
  const asked = withQuoted('What is this?', [log]);
  expect(asked).toMatch(/f0001/i);
  expect(asked).not.toContain('2026');
  expect(asked.length).toBeLessThan(60);
});

test('what holds no text refers to nothing', () => {
  expect(cleanQuoted([quote(' \u0000 '), quote(' a\u0000b ')])).toEqual([quote('a b')]);
  expect(cleanQuoted()).toEqual([]);
});
