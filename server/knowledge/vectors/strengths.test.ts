import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengths } from './strengths';

const axis = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine));
const question = Float32Array.of(1, 0);
/** A model in which unrelated texts have a similarity of about 0.7. */
const sample = Array.from({ length: 64 }, (_, n) => axis(0.7 + ((n % 9) - 4) * 0.01));
const near = (...similarities: number[]) => similarities.map((similarity, n) => ({ id: `p${n}`, similarity }));

describe('strengths', () => {
  it('goes by the scale of the model: what lies among all others counts nothing', () => {
    const found = strengths(question, near(0.95, 0.85, 0.71, 0.6), 40, sample);
    expect(found.get('p0')).toBe(1);
    expect(found.get('p1')).toBeGreaterThan(0.3);
    expect([...found.keys()]).toEqual(['p0', 'p1']);
  });

  it('makes little of neighbours that are no nearer than chance brings', () => {
    const [best] = strengths(question, near(0.79, 0.78, 0.77), 3, sample).values();
    expect(best).toBeLessThan(0.4);
  });

  it('ends at nothing with the last of a full list', () => {
    expect(strengths(question, near(0.95, 0.93, 0.91), 3, sample).has('p2')).toBe(false);
    expect(strengths(question, near(0.95, 0.93, 0.91), 4, sample).has('p2')).toBe(true);
  });

  it('says nothing where there is too little to compare with', () => {
    expect(strengths(question, near(0.9), 40, sample.slice(0, 3)).size).toBe(0);
    expect(strengths(question, [], 40, sample).size).toBe(0);
  });

  it('is never more for what is farther, and never outside 0 to 1', () => {
    const similarity = fc.double({ min: -1, max: 1, noNaN: true });
    const all = fc.array(similarity, { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(all, fc.array(similarity, { minLength: 8, maxLength: 40 }), (found, others) => {
        const sorted = near(...found.sort((a, b) => b - a));
        const given = strengths(question, sorted, 40, others.map(axis));
        const values = sorted.map(({ id }) => given.get(id) ?? 0);
        expect(values.every((value, at) => value >= 0 && value <= 1 && value <= (values[at - 1] ?? 1))).toBe(true);
      }),
    );
  });
});
