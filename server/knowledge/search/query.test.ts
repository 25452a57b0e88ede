import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { query } from './query';

let temporary: TemporaryIndex;
beforeAll(async () => {
  temporary = await temporaryIndex([
    passageRow('hot', 'A bearing runs hot when it holds too much grease.', { title: 'Bearing temperature' }),
    passageRow('wear', 'Bearing wear shows in the vibration spectrum.', { title: 'Bearing wear' }),
    passageRow('zh1', '轴承发热的常见原因是润滑脂过多。', { title: '轴承发热', lang: 'zh' }),
    passageRow('zh2', '轴承发热时先停机，再查润滑。', { title: '轴承检查', lang: 'zh' }),
    ...Array.from({ length: 12 }, (_, n) =>
      passageRow('long', `Part ${n} of the pump manual speaks of the pump.`, {
        id: `long#${n}@1`,
        title: 'Pump manual',
      }),
    ),
    passageRow('note', 'A note on the pump.', { title: 'Note' }),
  ]);
});
afterAll(() => temporary.remove());

const ask = (q: string, more = {}) => query(temporary.index, { q, scope: [3], limit: 10, offset: 0, ...more });

describe('query', () => {
  it.each([
    ['巴承发热', '轴承发热'],
    ['bearng temprature', 'bearing temperature'],
  ])('says for %s that %s was probably meant', async (typed, meant) => {
    const { didYouMean, hits } = await ask(typed);
    expect(didYouMean).toBe(meant);
    expect(hits.length).toBeGreaterThan(0);
  });

  it.each(['轴承发热', 'bearing temperature', 'zzzzqqq', '', '？'])('suggests no other words for %j', async (typed) => {
    expect(await ask(typed)).not.toHaveProperty('didYouMean');
  });

  it('finds the page in spite of a slip', async () => {
    expect((await ask('baering runs hot')).hits[0]?.docId).toBe('hot');
  });

  it('says how well a passage was found as a share of what was asked', async () => {
    const [whole, half] = await Promise.all([ask('bearing runs hot'), ask('bearing zzzzqqq xxxxwww')]);
    expect(whole.hits[0]?.found).toBeGreaterThan(1);
    expect(half.hits[0]?.found).toBeLessThan(1);
  });

  it('finds a thing by the name that a domain has for it, and what calls it that', async () => {
    const names = [{ name: 'pump', also: ['feeder', 'spectrum'] }];
    expect((await ask('zzqq feeder')).hits).toEqual([]);
    const found = await ask('zzqq feeder', { names });
    expect(found.hits.length).toBeGreaterThan(0);
    expect(found.terms).toContain('pump');
    expect((await ask('spectrum', { names })).hits.map(({ docId }) => docId)).toEqual(
      expect.arrayContaining(['note', 'wear']),
    );
  });

  it('shows other documents before the third passage of one, but not inside one document', async () => {
    const mixed = (await ask('pump')).hits.map(({ docId }) => docId);
    expect(mixed.slice(0, 3)).toContain('note');
    const inside = await ask('pump', { docId: 'long' });
    expect(inside.hits).toHaveLength(10);
    expect(inside.total).toBe(12);
  });

  it('turns pages without showing anything twice', async () => {
    const pages = await Promise.all([0, 5, 10].map((offset) => ask('pump', { offset, limit: 5 })));
    const ids = pages.flatMap(({ hits }) => hits.map(({ passageId }) => passageId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(13);
  });

  it('answers nothing for an empty scope', async () => {
    expect(await ask('巴承发热', { scope: [] })).toMatchObject({ hits: [], total: 0 });
  });
});
