import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReader } from './config-reader';

function read(env: Record<string, string>) {
  const faults: string[] = [];
  return { faults, ...createReader(env, faults) };
}

describe('integer', () => {
  test('takes whole numbers within its limits, and names the limits of others', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 150 }), (value) => {
        const reader = read({ N: ` ${value} ` });
        const fits = value >= 0 && value <= 100;
        expect(reader.integer('N', 7, 0, 100)).toBe(fits ? value : 7);
        expect(reader.faults).toEqual(fits ? [] : [`N is '${value}'; it must be a whole number from 0 to 100.`]);
      }),
    );
  });

  test.each(['1e3', '0x10', '1.0', '1_000', '٣', 'NaN', '+5', '1 2'])('%j is none', (text) => {
    const reader = read({ N: text });
    expect([reader.integer('N', 7, 0, 10_000), reader.faults.length]).toEqual([7, 1]);
  });
});

describe('choice', () => {
  test('is read in any case, absent or blank it is the first', () => {
    const choose = (text?: string) => read(text === undefined ? {} : { C: text }).choice('C', ['one', 'two']);
    expect([choose(), choose('  '), choose('TWO'), choose(' two ')]).toEqual(['one', 'one', 'two', 'two']);
  });

  test('another word is told with those that can be chosen', () => {
    const reader = read({ C: 'three' });
    expect(reader.choice('C', ['one', 'two'])).toBe('one');
    expect(reader.faults).toEqual(["C is 'three'; it must be one of one, two."]);
  });
});

describe('url', () => {
  test.each([
    ['postgres://user:hunter2@db/x', true],
    ['postgresql://user:hunter2@/db?host=/run/pg', true],
    ['mysql://user:hunter2@db/x', false],
    ['hunter2', false],
    ['postgres:hunter2 x', false],
    ['javascript:hunter2', false],
  ])('%j: %s, and its password is never repeated', (address, fits) => {
    const reader = read({ U: address });
    const value = reader.url('U', ['postgres:', 'postgresql:']);
    if (fits) expect([value, reader.faults]).toEqual([address, []]);
    else expect(value).toBeUndefined();
    expect(reader.faults.join()).not.toContain('hunter2');
  });
});

describe('list', () => {
  const isShort = (word: string) => word.length < 4;

  test('is separated by commas or spaces, in small letters', () => {
    expect(read({ L: ' a, B\tc,,d ' }).list('L', isShort, 'words')).toEqual(['a', 'b', 'c', 'd']);
    expect(read({}).list('L', isShort, 'words')).toEqual([]);
  });

  test('names the first word that does not fit, and what would', () => {
    const reader = read({ L: 'a, long word' });
    reader.list('L', isShort, 'words of three letters');
    expect(reader.faults).toEqual(["L has 'long'; it takes words of three letters."]);
  });
});
