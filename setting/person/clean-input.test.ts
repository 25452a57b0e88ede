import { expect, test } from 'vitest';
import { cleanAccount, stripSpace } from './clean-input';

test('takes out every kind of white space, also the invisible one', () => {
  expect(stripSpace(' 1 3\t8\u3000\u200b\ufeff0\n')).toBe('1380');
});

test('reads full-width digits and signs as what they mean', () => {
  expect(cleanAccount('１３８ ００００ ００４２')).toBe('13800000042');
  expect(cleanAccount('ａ＠ｂ．ｃｎ')).toBe('a@b.cn');
});
