import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit } from '../../../tests/support/check-digit';
import type { TextLine } from '../../pictures/ocr/types';
import { creditCodeFault, findCreditCode } from '../organizations/credit-code';
import { readFields } from './read-fields';

/** A line of text at a position, with characters 20 pixels wide and high. */
function line(x: number, y: number, text: string, confidence = 0.9): TextLine {
  const [width, height] = [text.length * 20, 20];
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ] as TextLine['corners'];
  return { text, confidence, box: { x, y, width, height }, corners };
}

const code = `91130200MA0BE1LN7${checkDigit('91130200MA0BE1LN7')}`;
const twoColumns = [
  line(300, 20, '营业执照'),
  line(40, 70, `统一社会信用代码${code}`),
  line(40, 120, '名'),
  line(100, 120, '称'),
  line(160, 120, '北岭轧钢有限公司'),
  line(600, 120, '注册资本'),
  line(720, 120, '伍仟万元整'),
  line(40, 160, '类型'),
  line(160, 160, '有限责任公司'),
  line(600, 160, '成立日期'),
  line(720, 160, '2011年03月02日'),
  line(40, 200, '法定代表人'),
  line(160, 200, '周北岭'),
  line(600, 200, '住所'),
  line(720, 200, '河北省唐山市北岭'),
  line(720, 226, '工业园8号'),
  line(40, 260, '经营范围'),
  line(160, 260, '热轧带钢、中厚板生产、销售；'),
  line(160, 286, '轧辊修复；设备检修服务。'),
  line(600, 420, '登记机关'),
];

describe('the fields of a licence', () => {
  test('are found in two columns, over several lines', () => {
    const lines = twoColumns.filter(({ text }) => !['名', '称'].includes(text));
    expect(readFields([...lines, line(40, 120, '名　称')])).toEqual({
      name: '北岭轧钢有限公司',
      code,
      legalPerson: '周北岭',
      address: '河北省唐山市北岭工业园8号',
      scope: '热轧带钢、中厚板生产、销售；轧辊修复；设备检修服务。',
      confidence: expect.closeTo(0.9),
    });
  });

  test('are found on a picture that is turned, or upside down', () => {
    for (const angle of [0.08, -0.08, Math.PI + 0.05]) {
      const turn = ({ x, y }: { x: number; y: number }) => ({
        x: x * Math.cos(angle) - y * Math.sin(angle),
        y: x * Math.sin(angle) + y * Math.cos(angle),
      });
      const turned = twoColumns.map((one) => ({ ...one, corners: one.corners.map(turn) as TextLine['corners'] }));
      expect(readFields(turned)).toMatchObject({
        name: '北岭轧钢有限公司',
        address: '河北省唐山市北岭工业园8号',
        code,
      });
    }
  });

  test('are found where label and value were read as one line', () => {
    const read = readFields([
      line(40, 100, '名称：海桥泵业有限公司'),
      line(40, 140, '法定代表人林海桥'),
      line(40, 180, '住所上海市奉贤区海桥路12号'),
    ]);
    expect(read).toMatchObject({ name: '海桥泵业有限公司', legalPerson: '林海桥', address: '上海市奉贤区海桥路12号' });
  });

  test('are empty where there is nothing, and doubt is told', () => {
    expect(readFields([])).toEqual({ name: '', code: '', legalPerson: '', address: '', scope: '', confidence: 0 });
    expect(readFields([line(0, 0, '名称：某公司', 0.4)]).confidence).toBeCloseTo(0.4);
  });

  test('never fail and never grow past their limits, whatever was read', () => {
    const anyLine = fc.record({ x: fc.nat(900), y: fc.nat(900), text: fc.string({ unit: 'grapheme' }) });
    const labelled = fc
      .constantFrom('名称', '经营范围', '住所', '法定代表人')
      .chain((label) => anyLine.map((one) => ({ ...one, text: label + one.text })));
    fc.assert(
      fc.property(fc.array(fc.oneof(anyLine, labelled), { maxLength: 30 }), (given) => {
        const read = readFields(given.map(({ x, y, text }) => line(x, y, text)));
        expect(read.name.length).toBeLessThanOrEqual(128);
        expect(read.confidence).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a credit code', () => {
  test('is known by its check digit', () => {
    // Published codes of two large companies.
    for (const known of ['91110000802100433B', '914403001922038216'])
      expect([known, creditCodeFault(known)]).toEqual([known, false]);
    expect(creditCodeFault('91110000802100433C')).toBe(true);
    expect(creditCodeFault('')).toBe(true);
  });

  test('is put right where a letter was read for a digit', () => {
    expect(findCreditCode(`统一社会信用代码 ${code.replaceAll('0', 'O')}`)).toBe(code);
    expect(findCreditCode('no code')).toBeUndefined();
  });

  test('with one character changed is noticed', () => {
    fc.assert(
      fc.property(fc.nat(16), fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), (at, other) => {
        fc.pre(code[at] !== other);
        expect(creditCodeFault(code.slice(0, at) + other + code.slice(at + 1))).toBe(true);
      }),
    );
  });
});
