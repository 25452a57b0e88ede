import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naughtyStrings, realData } from '../../tests/support/real-data';
import { accountFault, emailFault, isEmail, isPhone, phoneFault } from './account-rules';
import { cleanAccount, stripSpace } from './clean-input';
import { passwordFault } from './password-rules';

/** The rules of the specification implemented differently, as an oracle. */
function oracle(password: string): string | null {
  if (password === '') return 'password.newEmpty';
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s]/].filter((kind) => kind.test(password)).length;
  if (!/^.{10,32}$/s.test(password) || kinds < 3) return 'password.rule';
  const codes = Array.from({ length: password.length }, (_, at) => password.charCodeAt(at));
  const runs = (step: number) =>
    codes.some(
      (_, at) =>
        at >= 4 && [0, 1, 2, 3].every((back) => (codes[at - back] ?? 0) - (codes[at - back - 1] ?? 0) === step),
    );
  if (runs(1) || runs(-1)) return 'password.sequence';
  return runs(0) ? 'password.repeat' : null;
}

describe('a password', () => {
  test.each([
    ['Rolling-Mill-42', null],
    ['Rolling-42', null],
    ['Rolling-4', 'password.rule'],
    [`Aa1${'x-'.repeat(15)}`, 'password.rule'],
    ['alllowercaseletters', 'password.rule'],
    ['Xabcde-12yz', 'password.sequence'],
    ['Xzyxwv-12ab', 'password.sequence'],
    ['Abcd-12xyzQ', null],
    ['Passsss-word1', 'password.repeat'],
    ['Passss-word1', null],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  test('of a thousand random ones is judged as the rules say', () => {
    const character = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'A', 'B', '1', '2', '3', '4', '5', '-', '密', '🦉', ' '),
    );
    const pieces = fc.oneof(character, fc.constantFrom('abcde', '54321', 'aaaaa', 'Abcd'));
    const password = fc.array(pieces, { maxLength: 24 }).map((list) => list.join(''));
    fc.assert(
      fc.property(password, (one) => {
        expect(passwordFault(one)).toBe(oracle(one));
      }),
      { numRuns: 1000 },
    );
  });

  test('that everybody uses is judged as the rules say; hardly any passes', () => {
    const file = realData('password_vectors/common_3000.public.txt');
    if (!file) return;
    const common = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    for (const one of common) expect([one, passwordFault(one)]).toEqual([one, oracle(one)]);
    expect(common.filter((one) => passwordFault(one) === null)).toEqual([]);
  });
});

describe('a phone', () => {
  test.each([
    ['13800000042', null],
    ['19912345678', null],
    ['', 'phone.empty'],
    ['12345678901', 'phone.wrong'],
    ['1380000004', 'phone.wrong'],
    ['138000000422', 'phone.wrong'],
    ['1380000004２', 'phone.wrong'],
  ])('%s: %s', (phone, fault) => expect(phoneFault(phone)).toBe(fault));

  test('is a mobile number of China: of all regions’ examples only that one, and numbers that look the same', () => {
    const file = realData('phone_vectors/mobile_examples_all_regions.jsonl');
    if (!file) return;
    const examples = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const taken = examples
      .map((line) => JSON.parse(line) as { region: string; mobile_example: string })
      .filter((one) => isPhone(one.mobile_example));
    expect(taken.map(({ region }) => region)).toContain('CN');
    for (const { mobile_example } of taken) expect(mobile_example).toMatch(/^1[3-9]\d{9}$/);
  });
});

describe('an address', () => {
  test.each([
    ['zhou@beiling.example', null],
    ['a.b+c@sub.example.cn', null],
    ['', 'email.empty'],
    ['zhou@', 'email.wrong'],
    ['zhou@example', 'email.wrong'],
    ['.zhou@example.com', 'email.wrong'],
    [`${'x'.repeat(20)}@example.com`, 'email.long'],
  ])('%s: %s', (email, fault) => expect(emailFault(email)).toBe(fault));

  test('of a public collection: none that is an error there passes here', () => {
    const file = realData('email_vectors/isemail_new.public.jsonl');
    if (!file) return;
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const vectors = lines.map((line) => JSON.parse(line) as { address: string; category: string });
    const errors = vectors.filter(({ category }) => category === 'ISEMAIL_ERR');
    expect(errors.filter(({ address }) => isEmail(address))).toEqual([]);
    // Valid but refused by the sign-in form: quotes, comments, literals and hosts without a dot.
    const strange = vectors.filter(
      ({ address, category }) => category === 'ISEMAIL_VALID_CATEGORY' && !isEmail(address),
    );
    for (const { address } of strange) expect(address).toMatch(/["()[\]\s]|@[^.]*$|[^\x20-\x7e]/);
  });
});

describe('what people paste', () => {
  test('is cleaned the same twice, and holds no white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const clean = cleanAccount(text);
        expect(cleanAccount(clean)).toBe(clean);
        expect(stripSpace(text)).not.toMatch(/\s/);
      }),
    );
  });

  test('however naughty, is judged and breaks nothing', () => {
    for (const text of naughtyStrings() ?? []) {
      expect(typeof (accountFault(cleanAccount(text)) ?? '')).toBe('string');
      expect(passwordFault(text)).toBe(oracle(text));
    }
  });
});
