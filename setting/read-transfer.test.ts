import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingLike } from '../tests/support/arbitrary-setting';
import { readTransfer } from './read-transfer';
import { writeTransfer } from './transfer';

const limit = 1024 * 1024;

test('what was exported is read back', () => {
  const clean = settingLike.filter((value) => !JSON.stringify(value).includes('"__proto__"'));
  fc.assert(
    fc.property(clean, (setting) => {
      const file = writeTransfer(setting, '2.1.0', '2026-11-21T10:00:00Z');
      expect(readTransfer(JSON.stringify(file, null, 2), limit)).toEqual({
        setting: JSON.parse(JSON.stringify(setting)),
        appBuild: '2.1.0',
        exportedAt: '2026-11-21T10:00:00Z',
        notes: [],
      });
    }),
  );
});

test('a bare setting is taken, with a note', () => {
  expect(readTransfer('\uFEFF{"accessDomain":"a"}', limit)).toMatchObject({
    setting: { accessDomain: 'a' },
    notes: [{ 'en-US': expect.stringContaining('settings only') }],
  });
});

describe('everything else is refused with its place and what to do', () => {
  test.each([
    ['', '', 'not valid JSON'],
    ['{"format":', '', 'not valid JSON'],
    ['[]', '', 'not a Millwright settings file'],
    ['{"dashboard":{"panels":[]}}', '', 'not a Millwright settings file'],
    ['{"format":"millwright-setting"}', '/formatVersion', 'whole number'],
    ['{"format":"millwright-setting","formatVersion":2,"setting":{}}', '/formatVersion', 'Update Millwright'],
    ['{"format":"millwright-setting","formatVersion":1,"setting":[]}', '/setting', 'no setting object'],
    ['{"accessDomain":"a","pages":{"/x":{"__proto__":{}}}}', '/pages/~1x/__proto__', '__proto__'],
  ])('%s', (text, pointer, words) => {
    expect(readTransfer(text, limit)).toEqual({
      fault: { pointer, text: { 'zh-CN': expect.stringMatching(/./), 'en-US': expect.stringContaining(words) } },
    });
  });

  test('twenty megabytes, before they are looked at', () => {
    expect(readTransfer('x'.repeat(20 * limit), limit)).toMatchObject({
      fault: {
        text: { 'en-US': 'The file is 20,480 kB; the limit is 1,024 kB. Make sure it is a settings file.' },
      },
    });
  });

  test('a hundred thousand brackets, without a crash', () => {
    const deep = `{"accessDomain":"a","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(() => readTransfer(deep, limit)).not.toThrow();
  });
});
