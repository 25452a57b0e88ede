import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordFault } from '../../../setting/person/password-rules';
import { realData } from '../../../tests/support/real-data';
import { isCommonPassword } from './common-password';

const own = ['13800000042', 'zhou.wei@example.com', 'zhouwei', 'Millwright'];

test.each([
  'Password123!',
  'P@ssw0rd2024',
  'pa$$W0RD!!',
  'P.a.s.s.w.o.r.d.1',
  'Pass-word-123',
  '$unshine2026',
  'Drowssap123!',
  'DragonDragon1!',
  'Qwerty12345!',
  '1qaz@WSX3edc',
  'Qwertyuiop1!',
  'MonkeyDragon1!',
  'Abcd1234!!',
  'Woaini1314!',
  '2019Password',
  '!!Admin2026!!',
  'Welcome2026#',
  'Millwright2026!',
  'M1llwr1ght#1',
  'Zhouwei@1990',
  '13800000042Aa!',
  'Aa13800000042',
])('%s is refused', async (password) => {
  expect(await isCommonPassword(password, own)).toBe(true);
});

test.each([
  'Rolling-Mill-42',
  'Beiling#2026',
  'Xabcd#19zq',
  'lower9-9digits',
  'correct-horse-Battery9',
  'dragon-kettle-Window7',
  'Walzwerk_Duisburg_3',
  'Millwright-oils-the-3rd-stand',
  '轧机Rolling-油膜-42',
  'dragon81Kq#x92Lw',
])('%s will do', async (password) => {
  expect(await isCommonPassword(password, own)).toBe(false);
});

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** Common decorations of a password to satisfy a form. */
function decorate(word: string): string {
  const capital = pick([
    (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
    (text: string) => text.toUpperCase(),
    (text: string) => text.slice(0, -1) + text.slice(-1).toUpperCase(),
  ]);
  const leet = pick([
    (text: string) => text,
    (text: string) => text.replaceAll('a', '@').replaceAll('o', '0'),
    (text: string) => text.replaceAll('e', '3').replaceAll('s', '$'),
    (text: string) => text.replaceAll('i', '1').replaceAll('s', '5'),
  ]);
  const digits = pick(['1', '12', '123', '1234', String(randomInt(100)), String(1950 + randomInt(80)), '520', '888']);
  const sign = pick(['!', '@', '#', '.', '!!', '_', '#!']);
  return pick([
    () => capital(leet(word)) + digits + sign,
    () => sign + capital(leet(word)) + digits,
    () => capital(leet(word)) + sign + digits,
    () => digits + sign + capital(leet(word)),
  ])();
}

describe('figures', () => {
  test('of decorated common passwords that the rules let pass at least 99 of 100 are refused', async () => {
    const file = realData('password_vectors/common_3000.public.txt');
    const builtIn = ['password', 'dragon', 'welcome', 'sunshine', 'football', 'iloveyou', 'superman', 'letmein'];
    const words = (file ? readFileSync(file, 'utf8').split('\n') : builtIn).filter((one) => /^[a-z]{4,}$/.test(one));
    const tried = Array.from({ length: 3000 }, () => decorate(pick(words))).filter((one) => !passwordFault(one));
    expect(tried.length).toBeGreaterThan(500);
    const passed: string[] = [];
    for (const one of tried) if (!(await isCommonPassword(one, own))) passed.push(one);
    expect(passed.length / tried.length, passed.slice(0, 20).join(' ')).toBeLessThan(0.01);
  });

  test('of a thousand random good ones none is refused', async () => {
    const signs = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%^&*-_=+?';
    const good = fc
      .array(fc.constantFrom(...signs), { minLength: 10, maxLength: 32 })
      .map((list) => list.join(''))
      .filter((one) => passwordFault(one) === null);
    for (const one of fc.sample(good, 1000)) expect([one, await isCommonPassword(one, own)]).toEqual([one, false]);
    const words = [
      'kettle',
      'window',
      'bearing',
      'river',
      'lantern',
      'copper',
      'garden',
      'thunder',
      'pencil',
      'harbor',
    ];
    const phrase = fc.tuple(
      ...Array.from({ length: 3 }, () => fc.constantFrom(...words)),
      fc.integer({ min: 2, max: 9 }),
    );
    for (const [first, ...rest] of fc.sample(phrase, 200)) {
      const one = [String(first).replace(/^./, (letter) => letter.toUpperCase()), ...rest].join('-');
      if (new Set(rest).size === 3) expect([one, await isCommonPassword(one, own)]).toEqual([one, false]);
    }
  });
});

test('a password is judged alike however it is written in capitals', async () => {
  const character = fc.constantFrom(...'pasworddragon123!@$0-_Qx7');
  await fc.assert(
    fc.asyncProperty(fc.array(character, { minLength: 10, maxLength: 20 }), async (list) => {
      const one = list.join('');
      expect(await isCommonPassword(one.replace(/[a-z]/g, (letter) => letter.toUpperCase()))).toBe(
        await isCommonPassword(one.toLowerCase()),
      );
    }),
  );
});
