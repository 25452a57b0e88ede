import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demandAt, demandHref, hallArg, hallAt, hallHref, publishHref } from './hall-href';

test('addresses of the hall are read as they are written, whatever the id', () => {
  expect(['/mission', '/mission/', '/mission/publish', '/mission/detail/d-31', '/missions'].map(hallAt)).toEqual([
    ...['list', 'list', 'publish', 'demand', undefined],
  ]);
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(demandAt(demandHref(id))).toBe(id);
    }),
  );
  expect(demandAt('/mission/detail/%E0%A4%A')).toBe('%E0%A4%A');
  expect(publishHref({ wd: '油 气', from: 'search' })).toBe('/mission/publish?wd=%E6%B2%B9+%E6%B0%94&from=search');
});

test('an address full of nonsense asks for nothing that the server refuses', () => {
  const nonsense = new URLSearchParams('kind=boat&status=drunk&page=-7&sort=loud&region=华北&q=  a  ');
  expect(hallArg(nonsense)).toEqual({ pageNum: 1, pageSize: 20, keyword: 'a', region: '华北' });
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, region) => {
      const { pageNum = 0, region: kept = '' } = hallArg(new URLSearchParams({ page, region }));
      expect(pageNum).toBeGreaterThan(0);
      expect(kept.length).toBeLessThanOrEqual(64);
    }),
  );
});

test('a filter begins on the first page and keeps the rest', () => {
  const here = new URLSearchParams('q=a&page=3&kind=app');
  expect(hallHref(here, 'kind', null)).toBe('/mission?q=a');
  expect(hallHref(here, 'page', '4')).toBe('/mission?q=a&page=4&kind=app');
});
