import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import type { Translate } from '@/i18n/translate';
import { stepsOf } from '../../../setting/pointer';
import { faultWords } from './fault-words';
import { fullHex } from './full-hex';
import { placeOf } from './place-of';
import { describedBy, faultId, helpId, pointerOf } from './pointer-of';
import { summaryOf } from './summary-of';

describe('a colour', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#ABC', '#aabbcc'],
    ['#1A2b3C', '#1a2b3c'],
  ])('%s is %s', (typed, full) => expect(fullHex(typed)).toBe(full));

  test.each(['', '#', '#ab', '#abcd', '#abcde', '#abcdefa', 'abc', '#ggg', ' #abc', '#abc\n', null, undefined, 7, {}])(
    '%j is none, or none yet',
    (typed) => expect(fullHex(typed)).toBeUndefined(),
  );

  test('that is one stays the same when it is read again', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 0, maxLength: 8 });
    fc.assert(
      fc.property(digits, (hex) => {
        const once = fullHex(`#${hex}`);
        expect(once === undefined).toBe(hex.length !== 3 && hex.length !== 6);
        if (once) expect(fullHex(once)).toBe(once);
      }),
    );
  });
});

describe('the line for an item of a list', () => {
  test.each([
    [{ id: 'a', title: 'Bearings' }, 'Bearings'],
    [{ title: { 'zh-CN': '轴承', 'en-US': 'Bearings' }, name: 'x' }, 'Bearings'],
    [{ title: { 'zh-CN': '轴承' } }, '轴承'],
    [{ title: '', url: '/engine' }, '/engine'],
    [{ function: 3 }, '3'],
    [{ unknown: 'x' }, ''],
    [{ title: ['x'] }, ''],
    ['plain', 'plain'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
  ])('%j: %s', (item, line) => expect(summaryOf(item, 'en-US')).toBe(line));

  test('is words for whatever a setting of somebody else’s holds', () => {
    fc.assert(fc.property(fc.jsonValue(), (item) => typeof summaryOf(item, 'zh-CN') === 'string'));
  });
});

describe('where a fault is seen', () => {
  const fault = (params: Record<string, unknown>) => ({ instancePath: '/header/links/0', keyword: 'x', params });

  test('at a key that is missing or unknown, else where it was found', () => {
    expect(placeOf(fault({ missingProperty: 'url' }))).toBe('/header/links/0/url');
    expect(placeOf(fault({ additionalProperty: 'a/b~c' }))).toBe('/header/links/0/a~1b~0c');
    expect(placeOf(fault({ limit: 3 }))).toBe('/header/links/0');
  });

  test('a field’s place leads back to the field, whatever its keys are called', () => {
    const path = fc.array(fc.oneof(fc.string(), fc.nat(99)));
    fc.assert(
      fc.property(path, (steps) => {
        expect(stepsOf(pointerOf('', { path: steps }))).toEqual(steps.map(String));
      }),
    );
  });

  test('a control names what stands below it, the fault first, and nothing that does not', () => {
    expect(describedBy('f', 'help', 'fault')).toBe(`${faultId('f')} ${helpId('f')}`);
    expect(describedBy('f', 'help', undefined)).toBe(helpId('f'));
    expect(describedBy('f', undefined, '')).toBeUndefined();
  });
});

describe('a fault in words', () => {
  const i18n = createI18n('en-US');
  beforeAll(() => i18n.load('form'));
  const said = (keyword: string, params: Record<string, unknown>, value: unknown) => {
    let values: { value?: unknown; size?: unknown; allowed?: unknown } = {};
    const record = (name: string, given: object) => {
      values = given;
      return name;
    };
    const key = faultWords(record as Translate, { instancePath: '', keyword, params }, value);
    return { key, ...values };
  };

  test('has the value, its size as people count, and the limit', () => {
    expect(said('maxLength', { limit: 2 }, '轧机😀')).toEqual({
      key: 'form:fault.maxLength',
      limit: 2,
      value: '轧机😀',
      size: 3,
      allowed: '',
    });
    expect(said('maxItems', { limit: 1 }, [1, 2])).toMatchObject({ size: 2, value: '[1,2]' });
    expect(said('minimum', { limit: 1 }, 0)).toMatchObject({ size: undefined, value: '0' });
  });

  test('says what belongs there as people call it, not as JSON does', () => {
    const typed = (type: string) =>
      faultWords(i18n.translator(['form']) as Translate, { instancePath: '', keyword: 'type', params: { type } }, {});
    expect(typed('array,null')).toBe('This has to be a list, not “{}”.');
    expect(typed('string,object,null')).toBe('This has to be a text or a group of fields, not “{}”.');
    expect(typed('null')).toContain('null');
  });

  test('names what is allowed, and shortens what is too long to be read', () => {
    expect(said('enum', { allowedValues: ['a', 1] }, 'b')).toMatchObject({ allowed: 'a, 1' });
    expect(said('pattern', {}, 'x'.repeat(500)).value).toBe(`${'x'.repeat(40)}…`);
    expect(said('pattern', {}, 'x'.repeat(40)).value).toBe('x'.repeat(40));
  });
});
