import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldUnits } from './fold';
import { termReader } from './term-reader';
import { termsOf } from './terms';

const read = (asked: string[], text: string) => termReader(asked)(foldUnits(text));

describe('termReader', () => {
  it('tells each term and its place, words and unspaced characters counted alike', () => {
    const asked = ['pump', '轴承', '轴'];
    expect(read(asked, 'The Pumps: 主轴承 and a pump')).toEqual({
      terms: [0, 2, 1, 0],
      places: [1, 3, 3, 7],
      length: 8,
    });
  });

  it('finds parts of words with digits, unless the whole is asked for', () => {
    expect(read(['61850'], 'iec61850').terms).toEqual([0]);
    expect(read(['iec61850', '61850'], 'iec61850').terms).toEqual([0]);
    expect(read(['iec', '61850'], 'IEC61850').terms).toEqual([0, 1]);
  });

  it('knows a word again in the next text', () => {
    const reader = termReader(['valv']);
    for (const text of ['valves', 'a valve', 'valves']) expect(reader(foldUnits(text)).terms).toEqual([0]);
  });

  it('passes over nothing that the index would count', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 80 }));
    fc.assert(
      fc.property(text, (body) => {
        const asked = [...new Set(termsOf(fold(body)))];
        const { terms, places, length } = read(asked, body);
        const whole = new Set(terms);
        // A part is not counted beside its whole; everything else is.
        const unmet = asked.filter((_, number) => !whole.has(number) && !/\d/.test(fold(body)));
        expect(unmet).toEqual([]);
        expect(places.every((place, at) => place < length && place >= (places[at - 1] ?? 0))).toBe(true);
      }),
    );
  });
});
