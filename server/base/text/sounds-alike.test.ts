import { describe, expect, it } from 'vitest';
import { soundsAlike } from './sounds-alike';

describe('soundsAlike', () => {
  it.each(['成承', '贫频', '伐阀', '压押', '液夜', '在再', '生声'])(
    'hears the same in %s',
    ([one = '', other = '']) => {
      expect(soundsAlike(one, other)).toBe(true);
      expect(soundsAlike(other, one)).toBe(true);
    },
  );

  it.each(['巴轴', '期器', '承承', '轴a', 'ab', '泵の'])('hears nothing alike in %s', ([one = '', other = '']) => {
    expect(soundsAlike(one, other)).toBe(false);
  });
});
