import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, type TemporaryFolder } from '../../../tests/support/temporary-folder';
import { openVectorTable, type VectorTable } from './vector-table';

/** Not a multiple of 8. */
const DIMENSIONS = 61;
let folder: TemporaryFolder;
let table: VectorTable;
beforeEach(async () => {
  folder = await makeFolder('vector-table');
  table = await openVectorTable(folder.path, DIMENSIONS);
});
afterEach(async () => {
  table.close();
  await folder.remove();
});
afterAll(() => folder.remove());

/** Deterministic directions all around. */
function direction(n: number): Float32Array {
  const values = Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(n * (at + 1.37) + at * at));
  const size = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / size);
}
const rowOf = (n: number) => ({
  ...{ id: `d${n % 50}#${n}@1`, docId: `d${n % 50}`, kbId: 1 + (n % 3), lang: n % 2 ? 'zh' : 'en', hash: `h${n}` },
  vector: direction(n),
});
const rows = (count: number) => Array.from({ length: count }, (_, n) => rowOf(n));
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const truth = (count: number, asked: Float32Array, wanted: number, keep: (row: ReturnType<typeof rowOf>) => boolean) =>
  rows(count)
    .filter(keep)
    .map(({ id, vector }) => ({ id, similarity: cosine(asked, vector) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, wanted);

describe('openVectorTable', () => {
  it('finds the nearest of those that meet the condition, whatever the number of dimensions', async () => {
    await table.add(rows(300));
    const asked = direction(1000.5);
    const found = await table.nearest(asked, 'kbId IN (2)', 5);
    const wanted = truth(300, asked, 5, ({ kbId }) => kbId === 2);
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    found.forEach(({ similarity }, at) => {
      expect(similarity).toBeCloseTo(wanted[at]?.similarity ?? 0, 5);
    });
    expect(await table.nearest(asked, "docId = 'nothing'", 5)).toEqual([]);
  });

  it('tells ids, hashes and a sample, takes rows away, and is the same after it was opened again', async () => {
    await table.add(rows(300));
    await table.add([]);
    await table.remove(rows(100).map(({ id }) => id));
    await table.remove([]);
    await table.optimize();
    table.close();
    table = await openVectorTable(folder.path, DIMENSIONS);
    expect(await table.count()).toBe(200);
    expect((await table.ids()).get('d0#100@1')).toBe('d0');
    expect([...(await table.ids(['d7'])).keys()]).toEqual(['d7#107@1', 'd7#157@1', 'd7#207@1', 'd7#257@1']);
    expect((await table.hashes()).has('h99')).toBe(false);
    const sample = await table.sample(20);
    expect(sample).toHaveLength(20);
    expect(Math.hypot(...(sample[3] ?? []))).toBeCloseTo(1);
  });

  it('finds nearly all of them through an index, and what was added or taken away since', async () => {
    await table.add(rows(6_000));
    await table.optimize();
    const gone = new Set([17, 1_017]);
    await table.remove([...gone].map((n) => rowOf(n).id));
    const asked = direction(17);
    const found = await table.nearest(asked, 'kbId IN (1,3)', 20);
    const wanted = truth(6_000, asked, 20, ({ kbId, hash }) => kbId !== 2 && hash !== 'h17' && hash !== 'h1017');
    const ids = new Set(found.map(({ id }) => id));
    expect(wanted.filter(({ id }) => ids.has(id)).length).toBeGreaterThanOrEqual(18);
    expect(found.every(({ id }) => !gone.has(Number(/#(\d+)@/.exec(id)?.[1])))).toBe(true);
    await table.add([{ ...rowOf(0), id: 'new#1@1', vector: asked }]);
    expect((await table.nearest(asked, '', 1))[0]?.id).toBe('new#1@1');
  });

  it('takes a quote in an id for a quote', async () => {
    await table.add([{ ...rowOf(1), id: "o'ring#1@1", docId: "o'ring" }]);
    expect([...(await table.ids(["o'ring"])).keys()]).toEqual(["o'ring#1@1"]);
    await table.remove(["x') OR ('a' = 'a"]);
    expect(await table.count()).toBe(1);
  });
});
