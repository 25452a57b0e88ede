import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { type LanceIndex, openLanceIndex } from './lance-index';

const rows = [
  passageRow('pump', 'The pump leaks at its seal.', { title: 'Pump seals', headings: ['Leaks', 'Seal'] }),
  passageRow('valve', 'The valve leaks.', { lang: 'en', page: 3, url: 'https://example.org/valve' }),
  passageRow('secret', 'The secret pump leaks.', { kbId: 1 }),
  passageRow("o'brien", 'Pump notes.', { title: 'Quotes' }),
];

let temporary: TemporaryIndex;
let index: LanceIndex;
beforeEach(async () => {
  temporary = await temporaryIndex(rows);
  index = temporary.index;
});
afterEach(() => temporary.remove());

const docs = async (terms: string[], more = {}, field: 'terms' | 'head' | 'codes' = 'terms') =>
  (await index.match(field, terms, { scope: [1, 3], ...more }, 10)).map(({ docId }) => docId).sort();

describe('LanceIndex', () => {
  it('finds by terms, gives passages back as they were, and keeps to filters', async () => {
    expect(await docs(['leak'])).toEqual(['pump', 'secret', 'valve']);
    expect(await docs(['leak'], { scope: [3] })).toEqual(['pump', 'valve']);
    expect(await docs(['leak'], { scope: [] })).toEqual([]);
    expect(await docs(['pump'], { docId: "o'brien" })).toEqual(["o'brien"]);
    expect(await docs(['pump'], { lang: 'zh' })).toEqual([]);
    expect(await docs(['seal'], {}, 'head')).toEqual(['pump']);
    expect(await docs([])).toEqual([]);
    const [valve] = await index.match('terms', ['valv'], { scope: [3] }, 1);
    expect(valve).toMatchObject({ ...rows[1], codes: '' });
    const [pump] = await index.match('terms', ['seal'], { scope: [3] }, 1);
    expect(pump?.headings).toEqual(['Leaks', 'Seal']);
  });

  it('replaces a document as a whole, counts included', async () => {
    await index.put(['pump'], [passageRow('pump', 'Now it hums.')]);
    expect(await docs(['hum'])).toEqual(['pump']);
    expect(await docs(['seal'])).toEqual([]);
    expect(index.vocabulary.frequency('seal')).toBe(0);
    expect(await index.count()).toBe(rows.length);
    await index.put(["o'brien"], []);
    await index.optimize();
    expect(await index.count()).toBe(rows.length - 1);
    expect(index.vocabulary.passages).toBe(rows.length - 1);
  });

  it('does the same when told twice', async () => {
    const again = [passageRow('valve', 'The valve hums.')];
    await index.put(['valve'], again);
    await index.put(['valve'], again);
    expect(await docs(['hum'])).toEqual(['valve']);
    expect(index.vocabulary.frequency('hum')).toBe(1);
  });

  it('opens where it was, and counts its terms again when their file is lost or damaged', async () => {
    await index.merge((work) => work());
    await index.put(['pump'], [passageRow('pump', 'Now it hums, and leaks.')]);
    await index.optimize();
    const counted = new Map(index.vocabulary.terms());
    index.close();
    const file = path.join(temporary.folder, 'vocabulary-2-3.txt');
    for (const harm of [async () => {}, () => rm(file), () => writeFile(file, 'terms-1 9')]) {
      await harm();
      index = await openLanceIndex(temporary.folder);
      temporary.index = index;
      expect(new Map(index.vocabulary.terms())).toEqual(counted);
      expect(await docs(['leak'])).toEqual(['pump', 'secret', 'valve']);
      index.close();
    }
  });

  it('names titles and headings of all passages', async () => {
    const names = await index.names();
    expect(names.map(({ title }) => title).sort()).toEqual(['Pump seals', 'Quotes', 'secret', 'valve']);
  });
});
