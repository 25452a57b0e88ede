import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { type Exclusively, type LanceIndex, openLanceIndex } from './lance-index';
import * as mergeTiers from './merge-tiers';
import * as tierPointer from './tier-pointer';

const rows = Array.from({ length: 20 }, (_, n) => passageRow(`d${n}`, `Pump number${n} leaks.`));
const alone: Exclusively = (work) => work();

let temporary: TemporaryIndex;
let index: LanceIndex;
beforeEach(async () => {
  temporary = await temporaryIndex(rows);
  index = temporary.index;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await temporary.remove();
});

const docs = async (term: string, from = index) =>
  (await from.match('terms', [term], { scope: [3] }, 50)).map(({ docId }) => docId).sort();

async function edit(docId: string, text: string): Promise<void> {
  await index.put([docId], [passageRow(docId, text)]);
  await index.optimize();
}

/** Reopens the index from disk, as a new process would after a kill. */
async function openedAgain(): Promise<LanceIndex> {
  index.close();
  index = await openLanceIndex(temporary.folder);
  temporary.index = index;
  return index;
}

async function expectWhole(): Promise<void> {
  expect(await index.count()).toBe(rows.length);
  expect((await index.ids()).size).toBe(rows.length);
  expect(index.vocabulary.passages).toBe(rows.length);
  expect(index.vocabulary.frequency('pump')).toBe((await docs('pump')).length);
}

describe('merging', () => {
  it('keeps what is found, from one table, two, and the merged one', async () => {
    await index.merge(alone);
    expect(await docs('pump')).toHaveLength(20);
    await edit('d3', 'A fan hums.');
    await index.put(['d4'], []);
    expect(await docs('pump')).toHaveLength(18);
    expect(await docs('fan')).toEqual(['d3']);
    expect(await docs('number4')).toEqual([]);
    await index.merge(alone);
    expect(await docs('pump')).toHaveLength(18);
    expect(await docs('fan')).toEqual(['d3']);
    expect(index.vocabulary.frequency('pump')).toBe(18);
    expect((await readdir(temporary.folder)).filter((name) => name.includes('-2'))).toEqual([]);
  });

  it('takes over what was edited and searched while it ran', async () => {
    const build = mergeTiers.buildNext;
    vi.spyOn(mergeTiers, 'buildNext').mockImplementation(async (...given) => {
      await edit('d5', 'A fan hums.');
      const next = await build(...given);
      await edit('d6', 'A belt slips.');
      return next;
    });
    const searches = Array.from({ length: 20 }, () => docs('number7'));
    await index.merge(alone);
    expect(new Set((await Promise.all(searches)).flat())).toEqual(new Set(['d7']));
    for (const look of [async () => index, openedAgain]) {
      await look();
      expect([await docs('fan'), await docs('belt'), await docs('number5')]).toEqual([['d5'], ['d6'], []]);
      await expectWhole();
    }
  });

  it('tells that it is full, and no longer after a merge', async () => {
    expect(index.full).toBe(false);
    await index.put(
      [],
      Array.from({ length: 751 }, (_, n) => passageRow(`more${n}`, 'Seal.')),
    );
    expect(index.full).toBe(true);
    await index.merge(alone);
    expect(index.full).toBe(false);
    expect(await index.count()).toBe(771);
  });
});

describe('a kill', () => {
  const stop = () => Promise.reject(new Error('killed'));

  it('before the change-over leaves the old tables, after it the new ones', async () => {
    await index.merge(alone);
    await edit('d1', 'A pump hums.');
    const point = vi.spyOn(tierPointer, 'writePointer').mockImplementationOnce(stop);
    await expect(index.merge(alone)).rejects.toThrow('killed');
    await expectWhole();
    point.mockRestore();
    await openedAgain();
    await expectWhole();
    expect(await docs('hum')).toEqual(['d1']);
    vi.spyOn(mergeTiers, 'takeOver').mockImplementationOnce(stop);
    await expect(index.merge(alone)).rejects.toThrow('killed');
    await openedAgain();
    await expectWhole();
    await index.merge(alone);
    await expectWhole();
  });

  it('between taking out a document and putting it in again is made good by the same change', async () => {
    await index.merge(alone);
    await edit('d1', 'A pump hums.');
    // As if the second half of the write were missing.
    await index.put(['d1', 'd2'], []);
    await openedAgain();
    expect(index.vocabulary.passages).toBe(18);
    await index.put(['d1', 'd2'], [passageRow('d1', 'A pump hums.'), passageRow('d2', 'A pump sings.')]);
    await index.optimize();
    await expectWhole();
    expect(await docs('sing')).toEqual(['d2']);
  });

  it('while an index is damaged by the library: the old one goes on', async () => {
    vi.spyOn(mergeTiers, 'buildNext').mockImplementationOnce(() => Promise.reject(new Error('panicked')));
    await expect(index.merge(alone)).rejects.toThrow('panicked');
    await edit('d1', 'A pump hums.');
    expect(await docs('hum')).toEqual(['d1']);
    await expectWhole();
    await index.merge(alone);
    await expectWhole();
  });
});
