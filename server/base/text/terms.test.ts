import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { partsOf, termOf, termsOf } from './terms';

describe('termsOf', () => {
  it('takes stems of words, and characters and pairs of unspaced text', () => {
    expect(termsOf('pumps leaking')).toEqual(['pump', 'leak']);
    expect(termsOf('轴承热')).toEqual(['轴', '轴承', '承', '承热', '热']);
    expect(termsOf('plc故障')).toEqual(['plc', '故', '故障', '障']);
  });

  it('adds the parts of mixed words, without single signs', () => {
    expect(termsOf('iec61850')).toEqual(['iec61850', 'iec', '61850']);
    expect(partsOf('s7')).toEqual([]);
    expect(partsOf('pump')).toEqual([]);
    expect(partsOf('61850')).toEqual([]);
  });

  it('cuts endless words, so that one file cannot fill the index with them', () => {
    expect(termOf('x'.repeat(500))).toHaveLength(32);
  });

  it('makes terms that the index can part at spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const term of termsOf(fold(text))) expect(term).toMatch(/^\S+$/);
      }),
    );
  });
});
