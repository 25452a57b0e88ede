import { describe, expect, it, vi } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import type { SearchEngine, SearchHit } from '../../knowledge/search/types';
import { followUps } from './follow-ups';

const section = (heading: string, over: Partial<SearchHit> = {}) =>
  aHit({
    docId: 'spindle',
    title: '主轴维护手册',
    headings: ['主轴维护手册', heading],
    text: `${heading}的正文。`,
    ...over,
  });

const sections = [
  section('更换轴承油脂'),
  section('振动烈度的判断标准'),
  section('参数'),
  section('概述'),
  section('如何检查皮带张力？'),
];

/** Finds the sections whose heading the question names. */
function searchIn(all: SearchHit[]): Pick<SearchEngine, 'search'> & { search: ReturnType<typeof vi.fn> } {
  return {
    search: vi.fn(async ({ q, docId }: { q: string; docId?: string }) => {
      const hits = docId
        ? all.filter((hit) => hit.docId === docId)
        : all.filter((hit) => q.includes((hit.headings.at(-1) ?? '').replace('？', '')));
      return { hits, total: hits.length, terms: [], tookMs: 0 };
    }),
  };
}

const ask = (search: Pick<SearchEngine, 'search'>, question = '主轴轴承多久加一次油？', hits = [section('加油周期')]) =>
  followUps({ question, locale: 'zh-CN', hits, search, signal: new AbortController().signal });

describe('followUps', () => {
  it('asks what the sections around the answer are about, each checked to be found', async () => {
    const search = searchIn(sections);
    expect(await ask(search)).toEqual([
      { text: '更换轴承油脂的步骤是什么？', docId: 'spindle' },
      { text: '振动烈度的判断标准是什么？', docId: 'spindle' },
      { text: '主轴维护手册参数有哪些要点？', docId: 'spindle' },
    ]);
    expect(search.search).toHaveBeenCalledWith(expect.objectContaining({ scope: [3], lang: 'zh' }));
  });

  it('offers nothing that the search does not answer from that very section', async () => {
    const other = section('更换轴承油脂', { docId: 'another' });
    const search = searchIn([other]);
    expect(
      await followUps({
        question: '主轴',
        locale: 'zh-CN',
        hits: sections,
        search,
        signal: new AbortController().signal,
      }),
    ).toEqual([]);
    expect(await ask(searchIn([]))).toEqual([]);
  });

  it('does not ask again what was asked', async () => {
    const items = await ask(searchIn(sections), '振动烈度的判断标准有哪些？');
    expect(items.map((item) => item.text).join()).not.toContain('振动烈度');
  });

  it('does not lead to a section that the answer shows whole', async () => {
    const [grease] = sections as [SearchHit];
    const search = searchIn(sections);
    const request = { question: '主轴轴承多久加一次油？', locale: 'zh-CN' as const, search, hits: sections };
    const items = await followUps({ ...request, read: [grease], signal: new AbortController().signal });
    expect(items).toHaveLength(3);
    expect(items.map(({ text }) => text).join()).not.toContain('更换轴承油脂');
  });

  it('speaks the language of its section, and prefers the reader’s', async () => {
    const en = aHit({
      docId: 'en',
      title: 'Spindle manual',
      headings: ['Spindle manual', 'Replacing the bearing grease'],
      text: 'Stop first.',
    });
    const found = (hits: SearchHit[]) => ({ search: vi.fn(async () => ({ hits, total: 1, terms: [], tookMs: 0 })) });
    const request = { question: 'spindle grease', signal: new AbortController().signal };
    expect(await followUps({ ...request, locale: 'en-US', hits: [...sections, en], search: found([en]) })).toEqual([
      { text: 'What are the steps for replacing the bearing grease?', docId: 'en' },
    ]);
    expect(await followUps({ ...request, locale: 'zh-CN', hits: [en], search: found([en]) })).toHaveLength(1);
  });

  it('does nothing without sources, and stops with the answer', async () => {
    const search = searchIn(sections);
    expect(await ask(search, 'x', [])).toEqual([]);
    const signal = AbortSignal.abort();
    expect(await followUps({ question: '主轴', locale: 'zh-CN', hits: sections, search, signal })).toEqual([]);
  });
});
