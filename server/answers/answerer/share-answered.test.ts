import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { pickSentences } from './pick-sentences';
import { shareAnswered } from './share-answered';

const grease = aHit({ title: '主轴维护', text: '主轴轴承每运行 500 小时加注一次油脂。加油之前必须停机并挂牌上锁。' });
const quoted = pickSentences('主轴轴承', [grease]);

describe('shareAnswered', () => {
  it('is high for what the quotations are about, low for what they are not', () => {
    expect(shareAnswered('主轴轴承多久加一次油脂？', quoted)).toBeGreaterThan(0.6);
    expect(shareAnswered('激光切割机的焦距怎样标定？', quoted)).toBeLessThan(0.2);
    expect(shareAnswered('What is the focal length of the laser?', quoted)).toBe(0);
  });

  it('counts the title above the quotations, and asks nothing of a question without words', () => {
    expect(shareAnswered('主轴维护', [])).toBe(0);
    expect(shareAnswered('主轴维护', quoted)).toBe(1);
    expect(shareAnswered('？？', quoted)).toBe(1);
  });

  it('is a share, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (question) => {
        const share = shareAnswered(question, quoted);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
