import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import { isWord, readVocabulary, TermCounts } from './vocabulary';

const passage = (terms: string[], words: string[] = []) => ({ terms: new Set(terms), words: new Set(words) });
const term = fc.string({ unit: fc.constantFrom(...'abz轴承é-'), minLength: 1, maxLength: 8 });
const passages = fc.array(fc.tuple(fc.array(term, { maxLength: 6 }), fc.array(term, { maxLength: 3 })), {
  maxLength: 8,
});

let folder: TemporaryFolder;
let file: string;
beforeAll(async () => {
  folder = await makeFolder('vocabulary');
  file = path.join(folder.path, 'vocabulary.txt');
});
afterAll(() => folder.remove());

describe('TermCounts', () => {
  it('counts passages, not places, and says more of rare terms', () => {
    const counts = new TermCounts();
    for (let n = 0; n < 9; n += 1) counts.add(passage(['oil', n === 0 ? 'wear' : 'pump']));
    expect([counts.frequency('oil'), counts.frequency('wear'), counts.frequency('never')]).toEqual([9, 1, 0]);
    expect(counts.rarity('never')).toBeGreaterThan(counts.rarity('wear'));
    expect(counts.rarity('wear')).toBeGreaterThan(counts.rarity('pump'));
    expect(counts.rarity('oil')).toBeGreaterThan(0);
  });

  it('does not count long numbers, which are all different, but takes them for rare', () => {
    const counts = new TermCounts();
    for (let n = 0; n < 9; n += 1) counts.add(passage([`4711${n}00`]));
    expect(counts.terms().size).toBe(0);
    expect(counts.frequency('4711000')).toBe(2);
  });

  it('forgets exactly what is removed', () => {
    fc.assert(
      fc.property(passages, passages, (kept, gone) => {
        const alone = new TermCounts();
        const both = new TermCounts();
        for (const [terms, words] of kept) for (const counts of [alone, both]) counts.add(passage(terms, words));
        for (const [terms, words] of gone) both.add(passage(terms, words));
        for (const [terms, words] of gone) both.remove(passage(terms, words));
        expect(both.passages).toBe(alone.passages);
        expect(new Map(both.terms())).toEqual(new Map(alone.terms()));
        expect(new Map(both.words())).toEqual(new Map(alone.words()));
      }),
    );
  });

  it('does not fall below nothing when told to remove what it never had', () => {
    const counts = new TermCounts();
    counts.remove(passage(['oil'], ['oil']));
    expect([counts.passages, counts.frequency('oil')]).toEqual([0, 0]);
  });
});

describe('readVocabulary', () => {
  it('reads back what was saved', async () => {
    await fc.assert(
      fc.asyncProperty(passages, async (known) => {
        const counts = new TermCounts();
        for (const [terms, words] of known) counts.add(passage(terms, words));
        await counts.save(file);
        const back = await readVocabulary(file);
        expect(back?.passages).toBe(counts.passages);
        expect(new Map(back?.terms())).toEqual(new Map(counts.terms()));
        expect(new Map(back?.words())).toEqual(new Map(counts.words()));
      }),
      { numRuns: 40 },
    );
  });

  it('takes a missing, foreign or cut file for none', async () => {
    expect(await readVocabulary(path.join(folder.path, 'nothing'))).toBeNull();
    for (const text of ['', 'terms-0 3 1\n2 oil', 'terms-1 x 1\n2 oil', 'anything at all']) {
      await writeFile(file, text);
      expect(await readVocabulary(file)).toBeNull();
    }
    const counts = new TermCounts();
    counts.add(passage(['oil', 'pump', 'wear']));
    await counts.save(file);
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.slice(0, whole.indexOf('\n') + 3));
    expect(await readVocabulary(file)).toBeNull();
  });
});

it('offers only words that one letter can tell apart', () => {
  expect(['bearing', 'pump', 'oil', '6205', 'x'.repeat(30)].map(isWord)).toEqual([true, true, false, false, false]);
});
