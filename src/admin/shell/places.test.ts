import fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainPlaceOf, places } from './places';

test('every screen of a domain is recognised by its address, whatever the domain is called', () => {
  const screen = fc.constantFrom('edit' as const, 'history' as const, 'matrix' as const, 'files' as const);
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), screen, (domain, place) => {
      expect(domainPlaceOf(places[place](domain))).toEqual({ domain, place });
    }),
  );
});

test('other screens are about no domain, and a broken address breaks nothing', () => {
  const { domains, audit, fixtures, outbox, registrations } = places;
  for (const path of [domains, audit, fixtures, outbox, registrations, '/admin/domains', '/admin/domains/x/y/z'])
    expect(domainPlaceOf(path)).toBeNull();
  expect(domainPlaceOf('/admin/domains/%E0%A4%A')).toEqual({ domain: '%E0%A4%A', place: 'edit' });
});
