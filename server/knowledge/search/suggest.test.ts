import { describe, expect, it, vi } from 'vitest';
import { passageRow } from '../../../tests/support/search-rows';
import { openSuggestions } from './suggest';

const rows = [
  passageRow('a', '', { title: 'Bearing temperature', headings: ['Why a bearing runs hot'] }),
  passageRow('b', '', { title: 'Hot bearing, what now?' }),
  passageRow('c', '', { title: '轴承发热', lang: 'zh', headings: ['主轴轴承'] }),
  passageRow('d', '', { title: 'Bearing secrets', kbId: 1 }),
  passageRow('e', '', { title: `Bearing ${'x'.repeat(200)}` }),
  passageRow('f', '', { title: 'Bearing temperature' }),
  passageRow('g', '', { title: 'E-1024 Belt guard open' }),
];

function open() {
  const counts = { read: 0 };
  const names = async () => rows.slice(0, rows.length + 0 * ++counts.read);
  return { counts, suggestions: openSuggestions(names) };
}
async function texts(q: string, more: { scope?: number[]; lang?: 'zh' | 'en'; limit?: number } = {}) {
  const suggestions = await open().suggestions;
  const found = await suggestions.find({ q, scope: [3], limit: 8, ...more });
  return found.map(({ text }) => text);
}

describe('openSuggestions', () => {
  it('puts what begins so first and titles before headings, each text once', async () => {
    expect(await texts('bearing')).toEqual(['Bearing temperature', 'Hot bearing, what now?', 'Why a bearing runs hot']);
  });

  it('reads what is typed as a search does', async () => {
    expect(await texts('軸承')).toEqual(['轴承发热', '主轴轴承']);
    expect(await texts('ＨＯＴ')).toEqual(['Hot bearing, what now?', 'Why a bearing runs hot']);
  });

  it('keeps to scope, language and number', async () => {
    expect(await texts('secrets')).toEqual([]);
    expect(await texts('secrets', { scope: [1] })).toEqual(['Bearing secrets']);
    expect(await texts('bearing', { lang: 'zh' })).toEqual([]);
    expect(await texts('bearing', { limit: 1 })).toHaveLength(1);
  });

  it.each(['E-1025', 'E-102', 'E-11024'])('names the code that %s may be a slip of', async (typed) => {
    expect(await texts(typed)).toEqual(['E-1024 Belt guard open']);
  });

  it('names none for a code that is further away, or for words', async () => {
    expect(await texts('E-1135')).toEqual([]);
    expect(await texts('E-1025 guard stuck')).toEqual([]);
  });

  it('suggests nothing for nothing', async () => {
    expect(await texts('')).toEqual([]);
    expect(await texts('   ')).toEqual([]);
    expect(await texts('no such title')).toEqual([]);
  });

  it('reads the index once, and again when it has changed', async () => {
    const { counts, suggestions } = open();
    const { find, expire } = await suggestions;
    const ask = () => find({ q: 'bearing', scope: [3], limit: 8 });
    await Promise.all([ask(), ask()]);
    expect(counts.read).toBe(1);
    expire();
    await ask();
    expect(counts.read).toBe(2);
  });

  it('reads the index again after it could not be read', async () => {
    const names = vi.fn(async () => rows).mockRejectedValueOnce(new Error('Not found'));
    const { find } = await openSuggestions(names);
    await expect(find({ q: 'secrets', scope: [1], limit: 8 })).rejects.toThrow('Not found');
    expect(await find({ q: 'secrets', scope: [1], limit: 8 })).toHaveLength(1);
  });
});
