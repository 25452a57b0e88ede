import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overviewArg, pageArg, readSearchQuery, searchHref } from './search-query';

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

test('an address names words, a kind and a page', () => {
  expect(read('q=润滑脂&kind=articles&page=3')).toEqual({ words: '润滑脂', kind: 'articles', page: 3 });
  expect(read('q=%20%20&kind=secrets&page=-1')).toEqual({ words: '', kind: undefined, page: 1 });
  expect(pageArg(read('q=oil&kind=chats&page=2'))).toEqual({ q: 'oil', kinds: 'chats', limit: 20, offset: 20 });
  expect(overviewArg(read('q=oil&kind=chats'))).toMatchObject({
    q: 'oil',
    kinds: expect.stringContaining('articles,'),
  });
});

test('another kind begins on the first page', () => {
  expect(searchHref({ ...read('q=a b&page=4'), kind: 'questions', page: 1 })).toBe('/search?q=a+b&kind=questions');
  expect(searchHref({})).toBe('/search');
});

test('whatever stands in an address, it reads back the same and stays within the contract', () => {
  const given = fc.dictionary(fc.constantFrom('q', 'kind', 'page'), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(given, (fields) => {
      const query = read(new URLSearchParams(fields).toString());
      expect(query.words.length).toBeLessThanOrEqual(200);
      expect(pageArg(query).offset).toBeLessThanOrEqual(10_000);
      expect(readSearchQuery(new URL(searchHref(query), 'http://a').searchParams).kind).toBe(query.kind);
    }),
  );
});
