import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../base/text/detect-language';
import { decodeText } from './decode-text';
import { normalizeText } from './normalize-text';

const chinese = '主轴轴承温度过高时，应先检查润滑脂的加注量，再检查预紧力是否过大。'.repeat(8);

describe('decodeText', () => {
  it.each(['utf8', 'gb18030', 'utf16-le', 'big5'])('reads %s', (encoding) => {
    const text =
      encoding === 'big5' ? '主軸軸承溫度過高時，應先檢查潤滑脂的加注量，再檢查預緊力是否過大。'.repeat(8) : chinese;
    const bytes = iconv.encode(text, encoding, { addBOM: encoding === 'utf16-le' });
    expect(normalizeText(decodeText(bytes))).toBe(text);
  });

  it.each([
    ['gbk', '代码,说明\nE1,"油位低, 请加油"\nE2,多行文字\n'],
    ['gbk', '泵坏了'],
    [
      'windows-1252',
      '# Übersicht\n\nDie Schmierung der Wälzlager: größer als 60 °C ist unzulässig. Prüfen Sie täglich.\n',
    ],
  ])('reads a short file in %s', (encoding, text) => {
    expect(decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  const english = 'Code,Text\r\nE-1,"Bearing hot: stop the machine"\r\n';
  const mixed = '报警号\t说明\r\nE-01\t主轴过热，温度高于 60 °C\r\nE-02\t一般性警告\r\n';
  it.each(
    ['utf-16le', 'utf-16be'].flatMap((order) =>
      [english, mixed, `${chinese}\n`, `${'Проверьте подшипник.'}\n`, `${'Ä'.repeat(40_000)}\n`, 'E\n'].map((text) => [
        order,
        text,
      ]),
    ),
  )('reads %s without a byte order mark: text %#', (order, text) => {
    expect(decodeText(iconv.encode(text, order, { addBOM: false }))).toBe(text);
  });

  it('takes a NUL in a text of single bytes for what it is', () => {
    const text = 'The bearing runs hot. '.repeat(40);
    expect(decodeText(Buffer.from(`${text}\0.`))).toContain('runs hot');
    expect(decodeText(iconv.encode(`${chinese}\0。`, 'gb18030'))).toContain('主轴轴承');
    expect(() => decodeText(Buffer.from('field   \0\0\0\0'.repeat(20)))).toThrow('binary');
  });

  it('takes no random bytes for text', () => {
    const bytes = fc.uint8Array({ minLength: 400, maxLength: 800 }).map((own) => Buffer.from([...own, 0, 0]));
    fc.assert(
      fc.property(bytes, (own) => {
        expect(() => decodeText(own)).toThrow();
      }),
      { numRuns: 20 },
    );
  });

  it('refuses an empty and a binary file with the reason', () => {
    expect(() => decodeText(Buffer.alloc(0))).toThrow('empty');
    expect(() => decodeText(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 2, 3]))).toThrow('binary');
  });

  it('gives back every UTF-8 text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const clean = normalizeText(text);
        fc.pre(clean !== '');
        expect(normalizeText(decodeText(Buffer.from(clean)))).toBe(clean);
      }),
    );
  });
});

describe('normalizeText', () => {
  it('is idempotent and leaves no control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested
        expect(once).not.toMatch(/[\u0000-\u0008\r\u000b\u000c\u000e-\u001f]/);
      }),
    );
  });
});

describe('detectLanguage', () => {
  it.each([
    ['zh', '变频器报 OC 过电流，检查 IGBT 模块与 motor cable 的绝缘'],
    ['en', 'The drive trips on overcurrent (过电流) when the motor cable insulation is damaged near the gland plate.'],
    ['en', ''],
  ])('says %s', (lang, text) => expect(detectLanguage(text)).toBe(lang));
});
