import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasChinese, pinyin } from './pinyin';

it.each([
  ['北岭轧钢', 'beilingzhagang'],
  ['重庆钢铁', 'chongqinggangtie'],
  ['宝山钢铁股份有限公司', 'baoshangangtiegufenyouxiangongsi'],
  ['成都飞机', 'chengdufeiji'],
  ['绿色女士', 'lvsenvshi'],
  ['长沙佛山厦门', 'changshafoshanxiamen'],
  ['二〇二六', 'erlingerliu'],
])('%s is read %s', (text, read) => expect(pinyin(text).replaceAll(' ', '')).toBe(read));

it('keeps what is not Chinese, and sets words apart', () => {
  expect(pinyin('宝钢MES 2号')).toMatch(/^bao ?gang MES 2 hao$/);
  expect(pinyin('重庆钢铁')).toBe('chongqing gangtie');
  expect(pinyin('Harbor ‘Steel’')).toBe('Harbor ‘Steel’');
});

it('leaves no Chinese character', () => {
  const character = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(fc.oneof(character, fc.string({ maxLength: 3 })), { maxLength: 12 }), (parts) => {
      expect(hasChinese(pinyin(parts.join('')))).toBe(false);
    }),
  );
});
