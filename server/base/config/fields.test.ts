import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, type Field, integer, list, url } from './fields';
import { needAll, readFields } from './read-fields';

function read<T>(field: Field<T>, given?: string) {
  const faults: string[] = [];
  const env = given === undefined ? {} : { [field.name]: given };
  return { value: readFields({ field }, { env, faults }).field, faults };
}

describe('integer', () => {
  test('takes whole numbers within its limits, and names the limits of others', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 150 }), (value) => {
        const found = read(integer('N', 7, [0, 100], ''), ` ${value} `);
        const fits = value >= 0 && value <= 100;
        expect(found.value).toBe(fits ? value : 7);
        expect(found.faults).toEqual(fits ? [] : [`N is '${value}'; it must be a whole number from 0 to 100.`]);
      }),
    );
  });

  test.each(['1e3', '0x10', '1.0', '1_000', '٣', 'NaN', '+5', '1 2'])('%j is none', (text) => {
    const { value, faults } = read(integer('N', 7, [0, 10_000], ''), text);
    expect([value, faults.length]).toEqual([7, 1]);
  });
});

describe('choice', () => {
  test('is read in any case, absent or blank it is the first', () => {
    const choose = (text?: string) => read(choice('C', ['one', 'two'], ''), text).value;
    expect([choose(), choose('  '), choose('TWO'), choose(' two ')]).toEqual(['one', 'one', 'two', 'two']);
  });

  test('another word is told with those that can be chosen', () => {
    expect(read(choice('C', ['one', 'two'], ''), 'three')).toEqual({
      value: 'one',
      faults: ["C is 'three'; it must be one of one, two."],
    });
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
    const { value, faults } = read(url('U', ['postgres:', 'postgresql:'], ''), address);
    if (fits) expect([value, faults]).toEqual([address, []]);
    else expect(value).toBeUndefined();
    expect(faults.join()).not.toContain('hunter2');
  });
});

describe('list', () => {
  const short = list('L', { fits: (word) => word.length < 4, form: 'words of three letters' }, '');

  test('is separated by commas or spaces, in small letters', () => {
    expect(read(short, ' a, B\tc,,d ').value).toEqual(['a', 'b', 'c', 'd']);
    expect(read(short).value).toEqual([]);
  });

  test('names the first word that does not fit, and what would', () => {
    expect(read(short, 'a, long word').faults).toEqual(["L has 'long'; it takes words of three letters."]);
  });
});

describe('a table', () => {
  const fields = { kind: choice('KIND', ['none', 'far'], ''), count: integer('COUNT', 1, [1, 9], '') };

  test('is read where it is asked for, and each fault is told once', () => {
    const faults: string[] = [];
    const values = readFields(fields, { env: { COUNT: 'many' }, faults });
    expect([values.kind, faults]).toEqual(['none', []]);
    expect([values.count, values.count, faults.length]).toEqual([1, 1, 1]);
    expect({ ...values }).toEqual({ kind: 'none', count: 1 });
  });

  test('names all that is missing at once', () => {
    const faults: string[] = [];
    needAll(fields, { env: { KIND: ' ' }, faults }, 'FAR', ['kind', 'count']);
    expect(faults).toEqual(['FAR also needs KIND, COUNT.']);
  });
});
