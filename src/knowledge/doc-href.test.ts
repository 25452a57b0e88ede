import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DocPlace, docHref, readDocHref } from './doc-href';

const parse = (href: string) => {
  const url = new URL(href, 'http://portal.example');
  return readDocHref(decodeURIComponent(url.pathname.slice('/doc/'.length)), url.searchParams);
};

it('names the passage', () => {
  expect(docHref({ docId: 'a/b', version: 2, span: [3, 9], hash: '0123456789abcdef', from: 'c-1' })).toBe(
    '/doc/a%2Fb?v=2&start=3&end=9&hash=0123456789abcdef&from=c-1',
  );
  expect(docHref({ docId: 'x' })).toBe('/doc/x');
});

it('is read back as it was written', () => {
  const span = fc.tuple(fc.nat(1e6), fc.integer({ min: 1, max: 1e6 })).map(([a, b]) => [a, a + b] as const);
  const place: fc.Arbitrary<DocPlace> = fc.record(
    {
      docId: fc.string({ minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
      version: fc.integer({ min: 1, max: 1e6 }),
      span,
      hash: fc.constant('0123456789abcdef'),
      section: fc.string({ minLength: 1, maxLength: 300 }),
      from: fc.uuid(),
      asCited: fc.constant(true),
    },
    { requiredKeys: ['docId'] },
  );
  fc.assert(
    fc.property(place, (each) => {
      expect(parse(docHref(each))).toEqual(each);
    }),
  );
});

it('leaves out what a person broke', () => {
  const query = new URLSearchParams('v=0&start=9&end=3&hash=zz&from=<b>&show=all');
  expect(readDocHref('d', query)).toEqual({ docId: 'd' });
});
