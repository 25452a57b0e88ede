import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { findPassages, type Near } from './find-passages';
import { query } from './query';
import { readQuestion } from './question';
import type { SearchLang, SearchRequest } from './types';

const KINDS = ['pump', 'motor', 'gear', 'valve', '水泵', '阀门'];
/** Thirty passages in three knowledge bases, two languages and six documents each. */
const rows = Array.from({ length: 30 }, (_, n) => {
  const kind = KINDS[n % KINDS.length] ?? '';
  const kbId = 1 + (n % 3);
  const lang: SearchLang = n % 6 > 3 ? 'zh' : 'en';
  const id = `kb${kbId}-d${n % 6}#${n}@1`;
  return passageRow(`kb${kbId}-d${n % 6}`, `${kind} number ${n} of hall ${n % 4}`, { id, kbId, lang, title: '' });
});
const codes = passageRow('alarm', 'Overcurrent.', { title: 'Drive alarms', codes: ['F30001'] });

let temporary: TemporaryIndex;
beforeAll(async () => {
  temporary = await temporaryIndex([...rows, codes]);
});
afterAll(() => temporary.remove());

const request = (q: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  ...{ q, scope: [1, 2, 3], limit: 50, offset: 0 },
  ...more,
});
const everything: Near = async () => new Map([...rows, codes].map(({ id }, at) => [id, 1 - at / 100]));

describe('what is near in meaning', () => {
  it('never brings in what the filter keeps out, whatever the vectors point at', async () => {
    const filters = fc.record({
      q: fc.constantFrom('pump', '水泵', 'gear number 8', 'wholly unheard of', 'F30001 alarm', '阀门 hall'),
      scope: fc.subarray([1, 2, 3, 4]),
      lang: fc.constantFrom<SearchLang | undefined>('zh', 'en', undefined),
      docId: fc.option(fc.constantFrom(...rows.map((row) => row.docId)), { nil: undefined }),
      gone: fc.array(fc.string(), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(filters, async ({ q, scope, lang, docId, gone }) => {
        const near: Near = async () =>
          new Map([...((await everything(q, { scope }, async () => [])) ?? []), ...gone.map((id) => [id, 1] as const)]);
        const { hits } = await query(temporary.index, request(q, { scope, lang, docId }), near);
        const ids = hits.map(({ passageId }) => passageId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const hit of hits) {
          expect(scope).toContain(hit.kbId);
          if (lang) expect(hit.lang).toBe(lang);
          if (docId) expect(hit.docId).toBe(docId);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('adds to what words find, and changes nothing where there is no vector', async () => {
    const plain = await query(temporary.index, request('gear'));
    const none = await query(temporary.index, request('gear'), async () => undefined);
    expect({ ...none, tookMs: 0 }).toEqual({ ...plain, tookMs: 0 });
    const both = await query(temporary.index, request('gear'), everything);
    const found = both.hits.map(({ passageId }) => passageId);
    expect(found).toEqual(expect.arrayContaining(plain.hits.map(({ passageId }) => passageId)));
    expect(found).toHaveLength(31);
    expect(both.total).toBe(31);
    const words = new Set(plain.hits.map(({ passageId }) => passageId));
    for (const { passageId, byMeaning } of both.hits) expect(byMeaning === true).toBe(!words.has(passageId));
  });

  it('does not bring in what may be near by chance', async () => {
    const near: Near = async () => new Map(rows.map(({ id }, at) => [id, at === 7 ? 0.9 : 0.3]));
    const { hits } = await query(temporary.index, request('unheard zzz'), near);
    expect(hits.map(({ passageId }) => passageId)).toEqual([rows[7]?.id]);
  });

  it('leaves an identifier first, and is not asked for a name alone or where nothing may be searched', async () => {
    const asked: string[] = [];
    const near: Near = async (question) => {
      asked.push(question);
      return new Map(rows.map(({ id }) => [id, 1]));
    };
    expect((await query(temporary.index, request('what does F30001 mean'), near)).hits[0]?.exact).toBe('F30001');
    await query(temporary.index, request('F30001'), near);
    await query(temporary.index, request('pump', { scope: [] }), near);
    await query(temporary.index, request('?!'), near);
    expect(asked).toEqual(['what does F30001 mean']);
  });

  it('does not offer another spelling for being near, nor keep one back', async () => {
    const typo = request('punp nunber');
    const plain = await query(temporary.index, typo);
    expect(plain.didYouMean).toBeDefined();
    expect((await query(temporary.index, typo, everything)).didYouMean).toBe(plain.didYouMean);
    const { vocabulary } = temporary.index;
    const filter = { scope: [1, 2, 3] };
    const { coverage } = await findPassages(temporary.index, readQuestion('pump', vocabulary), filter, 5, everything);
    expect(coverage).toBe(1);
  });
});
