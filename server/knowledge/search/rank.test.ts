import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { highlight } from '../../base/text/highlight';
import type { PassageRow } from './index-row';
import { type LanceIndex, openLanceIndex } from './lance-index';
import { query } from './query';

const row = (id: string, text: string, more: Partial<PassageRow> = {}): PassageRow => ({
  ...{ id: `${id}#1@1`, docId: id, version: 1, kbId: 3, lang: 'en', kind: 'markdown', url: null, title: id },
  ...{ headings: [], page: null, start: 0, end: text.length, text, codes: [] },
  ...more,
});

let folder: string;
let index: LanceIndex;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rank-'));
  index = await openLanceIndex(folder);
  await index.put(
    [],
    [
      row('near', 'The relief valve is set below the design pressure.', { title: 'Vessels' }),
      row('far', 'The valve stands left. Much later, below other words, a relief is spoken of. The pressure is set.', {
        title: 'Other',
      }),
      row('titled', 'It is opened slowly.', { title: 'Relief valve' }),
      row('zh', '主轴轴承发热的原因是润滑脂过多。', { title: '主轴', lang: 'zh' }),
      row('alarm18', 'Singularity.', { title: 'Arm alarm 18', codes: ['18', '0x12'] }),
      row('count18', 'There are 18 pumps in hall 18.', { title: 'Pumps' }),
      row('law', '第三十六条 安全设备应当符合标准。', {
        title: '中华人民共和国安全生产法',
        lang: 'zh',
        codes: ['§36'],
      }),
      row('law2', '第三十六条 产品应当合格。', { title: '中华人民共和国产品质量法', lang: 'zh', codes: ['§36'] }),
      row('repeats', '阿特拉斯科普柯造空压机，阿特拉斯科普柯造钻机，阿特拉斯科普柯好。', { lang: 'zh' }),
      row('answers', '阿特拉斯科普柯每运行两千小时须停机。', { lang: 'zh' }),
      row('stops', '检修水泵以先停机为宜。', { lang: 'zh' }),
      row('press', 'The ram is lowered by two pumps.', { title: 'Trimming press' }),
      row('press fields', 'Notice: XK7', { title: 'Trimming press', headings: ['Other fields'] }),
      row('hidden', 'The relief valve of another organization.', { kbId: 1 }),
    ],
  );
});
afterAll(async () => {
  index.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (q: string, more = {}) => (await query(index, { q, scope: [3], limit: 5, offset: 0, ...more })).hits;
const first = async (q: string) => (await ask(q))[0]?.docId;

describe('query', () => {
  it('prefers words that stand together, and titles that say the whole question', async () => {
    expect(await first('relief valve set below design pressure')).toBe('near');
    expect(await first('Relief valves')).toBe('titled');
  });

  it('finds the other fields of a record by what they say, and the record by its title', async () => {
    expect((await ask('trimming press')).map(({ docId }) => docId)).toEqual(['press', 'press fields']);
    expect(await first('trimming press XK7')).toBe('press fields');
  });

  it('does not take the passage that repeats a Chinese name for the one that answers', async () => {
    expect(await first('阿特拉斯科普柯何时停机')).toBe('answers');
  });

  it('reads Traditional as Simplified, and full width as half width', async () => {
    expect(await first('主軸軸承發熱')).toBe('zh');
    expect(await first('ＲＥＬＩＥＦ　ＶＡＬＶＥ')).toBe('titled');
  });

  it('puts what is asked for by name first', async () => {
    const [hit] = await ask('alarm 18');
    expect([hit?.docId, hit?.exact]).toEqual(['alarm18', '18']);
    expect(await first('0x12')).toBe('alarm18');
    expect(await first('安全生产法第三十六条')).toBe('law');
    expect(await first('产品质量法第36条')).toBe('law2');
  });

  it('never leaves the scope', async () => {
    for (const hit of await ask('relief valve')) expect(hit.docId).not.toBe('hidden');
    expect(await ask('relief valve', { scope: [] })).toEqual([]);
  });

  it('takes anything for words', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom("' OR 1=1 --", '"unclosed', 'a AND (b', '*', '😀😀', '\u0000', 'x'.repeat(20_000), '！？。'),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (q) => {
        for (const { text, highlights } of await ask(q)) {
          let last = 0;
          for (const [from, to] of highlights) {
            expect(from).toBeGreaterThanOrEqual(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
            last = to;
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('highlights whole words in their original spelling', () => {
  expect(highlight('Ｐｕｍｐｓ and valves', new Set(['pump', 'valv']))).toEqual([
    [0, 5],
    [10, 16],
  ]);
});
