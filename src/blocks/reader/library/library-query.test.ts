import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeAddress, libraryArg, readLibraryQuery } from './library-query';

const read = (address: string, locale = 'zh-CN') => libraryArg(readLibraryQuery(new URLSearchParams(address), locale));

test.each([
  ['', { lang: 'zh', orderBy: 'shelf', pageNum: 1, pageSize: 50 }],
  ['lang=all&order=title', { orderBy: 'title', pageNum: 1, pageSize: 50 }],
  [
    'shelf=alarm&maker=ACME',
    { shelf: 'alarm', maker: 'ACME', lang: 'zh', orderBy: 'title', pageNum: 1, pageSize: 100 },
  ],
  ['shelf=cellar&page=-1&lang=xx&order=luck', { lang: 'zh', orderBy: 'shelf', pageNum: 1, pageSize: 50 }],
  ['equipment=pump', { equipment: 'pump', lang: 'zh', orderBy: 'shelf', pageNum: 1, pageSize: 100 }],
  ['q=泵&page=3', { keyword: '泵', lang: 'zh', orderBy: 'shelf', pageNum: 3, pageSize: 50 }],
])('%s asks for %j', (address, arg) => expect(read(address)).toEqual(arg));

test('documents in the reader’s language, or in all where no text is in it', () => {
  expect(read('', 'en-US')).toMatchObject({ lang: 'en' });
  expect(read('', 'fr-FR')).not.toHaveProperty('lang');
});

test('a change begins on the first page and keeps the rest', () => {
  expect(changeAddress(new URLSearchParams('q=泵&page=3'), 'shelf', 'alarm')).toBe('/doc?q=%E6%B3%B5&shelf=alarm');
  expect(changeAddress(new URLSearchParams('shelf=alarm'), 'shelf', null)).toBe('/doc');
  expect(changeAddress(new URLSearchParams('page=2'), 'page', '1')).toBe('/doc');
});

test('whatever stands in an address, what is asked for is within the contract', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('q', 'shelf', 'maker', 'page', 'lang', 'order'), fc.string()),
      (given) => {
        const arg = read(new URLSearchParams(given).toString());
        expect((arg.keyword ?? '').length).toBeLessThanOrEqual(200);
        expect((arg.maker ?? '').length).toBeLessThanOrEqual(60);
        expect(arg.pageNum).toBeGreaterThan(0);
      },
    ),
  );
});
