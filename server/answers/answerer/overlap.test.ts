import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonRun, shareOf, weigh } from './overlap';

const sets = ['主轴 轴承', '主轴 电机', '主轴 油泵'].map((text) => new Set(text.split(' ')));

describe('overlap', () => {
  it('weighs a term by how few sentences say it, and drops what none says', () => {
    const weights = weigh(['主轴', '轴承', '激光'], sets);
    expect(weights.get('轴承')).toBeGreaterThan(weights.get('主轴') ?? 0);
    expect(weights.has('激光')).toBe(false);
    expect(shareOf(weights, new Set(['轴承', '主轴']))).toBe(1);
    expect(shareOf(weights, new Set())).toBe(0);
    expect(shareOf(new Map(), new Set(['主轴']))).toBe(0);
  });

  it('finds the longest stretch both say', () => {
    expect(commonRun('主轴轴承温度？', '检查主轴轴承的温度')).toBeCloseTo(4 / 6);
    expect(commonRun('', 'anything')).toBe(0);
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (a, b) => {
        const share = commonRun(a, b);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        if (/[a-z]/.test(a)) expect(commonRun(a, `${b}${a}`)).toBe(1);
      }),
    );
  });
});
