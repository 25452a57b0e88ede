import { expect, test } from 'vitest';
import { startOf } from './hall-text';

test('a text begins without marks, pictures and addresses', () => {
  const text =
    '现为油脂润滑。\n\n- 轧机速度 12 m/s\n1. **6** bar\n\n![照片](/files/abcdefghijklmnopqrstuv#8x8)\n[图纸.pdf](/files/abcdefghijklmnopqrstuw)';
  expect(startOf(text).split(/\s*\n+/)).toEqual(['现为油脂润滑。', '轧机速度 12 m/s', '6 bar', '图纸.pdf']);
  expect(startOf('x'.repeat(1_000))).toHaveLength(240);
});
