import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../base/text/fold';
import { queryTerms } from './query-terms';

const weights = (raw: string) => new Map(queryTerms(fold(raw), raw).map(({ term, weight }) => [term, weight]));

describe('queryTerms', () => {
  it('leaves asking words out where there are others', () => {
    expect([...weights('What is the cause of pump wear?').keys()]).toEqual(['caus', 'pump', 'wear']);
  });

  it('goes by asking words where there is nothing else', () => {
    expect(weights('Who is it?').get('who')).toBe(1);
    const few = weights('No error');
    expect(few.get('error')).toBe(1);
    expect(few.get('no')).toBe(0.3);
  });

  it('tells a name in capitals from a stop word', () => {
    expect(weights('set the DO output of the module').get('do')).toBe(1);
    expect(weights('do not open the valve or pump').get('do')).toBeUndefined();
    expect(weights('DO NOT OPEN THE RELIEF VALVE').get('do')).toBeUndefined();
  });

  it('weighs pairs inside words above pairs across them, and asking ones least', () => {
    const found = weights('变频器为什么报警');
    expect(found.get('报警')).toBe(1);
    expect(found.get('什么') ?? 1).toBeLessThanOrEqual(0.1);
    expect(found.get('么报') ?? 1).toBeLessThan(0.5);
  });

  it('hardly weighs words that point, count or merely happen', () => {
    const found = weights('主轴仍然发热');
    expect(found.get('发热')).toBe(1);
    expect(found.get('仍然')).toBe(0.3);
  });

  it('knows the parts of mixed words', () => {
    expect([...weights('iec61850 driver').keys()]).toEqual(['iec61850', 'iec', '61850', 'driver']);
  });

  it('names each term once, in order, with a weight and a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
        const found = queryTerms(fold(raw), raw);
        expect(new Set(found.map(({ term }) => term)).size).toBe(found.length);
        for (const { weight, at } of found) {
          expect(weight).toBeGreaterThanOrEqual(0);
          expect(weight).toBeLessThanOrEqual(1);
          expect(at).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
