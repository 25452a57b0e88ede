import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedScope } from './asked-scope';
import { readerOf } from './open-reading';
import { type Base, type Reader, type ReadingDomain, readable } from './readable';

const organizations = ['A', 'B'] as const;
const roles = ['owner', 'admin', 'member'] as const;
const owner = fc.oneof(
  fc.constant({ ownerKind: 'installation' as const, ownerId: null }),
  fc.record({ ownerKind: fc.constant('domain' as const), ownerId: fc.constantFrom('works', 'mill') }),
  fc.record({ ownerKind: fc.constant('organization' as const), ownerId: fc.constantFrom(...organizations, null) }),
);
const base = fc
  .tuple(
    owner,
    fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      audience: fc.constantFrom('everybody' as const, 'signed-in' as const, 'members' as const, 'roles' as const),
      roles: fc.subarray([...roles]),
    }),
  )
  .map(([one, rest]): Base => ({ ...one, ...rest }));
const bases = fc.uniqueArray(base, { selector: ({ id }) => id });
const domain = fc.record({
  name: fc.constantFrom('works', 'mill'),
  known: fc.boolean(),
  tenantId: fc.constantFrom('A', 'B', undefined),
  scope: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
}) as fc.Arbitrary<ReadingDomain>;
const member = fc.tuple(fc.constantFrom(...organizations), fc.constantFrom(...roles), fc.boolean());
const reader: fc.Arbitrary<Reader> = fc.oneof(
  fc.constant({ signedIn: false, actsFor: undefined, roles: new Map() }),
  fc.constant({ signedIn: true, actsFor: undefined, roles: new Map() }),
  member.map(([id, role, acts]) => ({ signedIn: true, actsFor: acts ? id : undefined, roles: new Map([[id, role]]) })),
);
const anonymous: Reader = { signedIn: false, actsFor: undefined, roles: new Map() };

describe('readable', () => {
  test('never gives what belongs to an organization to whom neither the domain nor a membership ties to it', () => {
    fc.assert(
      fc.property(reader, domain, bases, (who, where, all) => {
        const ids = readable(who, where, all);
        for (const { id, ownerKind, ownerId } of all.filter((one) => ids.includes(one.id)))
          if (ownerKind === 'organization')
            expect(ownerId !== null && where.known && (where.tenantId === ownerId || who.roles.has(ownerId))).toBe(
              true,
            );
          else expect(where.scope.includes(id) && (ownerKind === 'installation' || ownerId === where.name)).toBe(true);
      }),
    );
  });

  test('gives more to who is signed in, and more to a member who acts for nobody else', () => {
    fc.assert(
      fc.property(domain, bases, fc.constantFrom(...roles), (where, all, role) => {
        const of = (who: Reader) => readable(who, where, all);
        const signedIn = of({ ...anonymous, signedIn: true });
        const own = new Map(where.tenantId === undefined ? [] : [[where.tenantId, role]]);
        expect(signedIn).toEqual(expect.arrayContaining(of(anonymous)));
        expect(of({ signedIn: true, actsFor: undefined, roles: own })).toEqual(expect.arrayContaining(signedIn));
      }),
    );
  });

  test('gives nothing that is no installation’s on a host that is nobody’s', () => {
    fc.assert(
      fc.property(reader, domain, bases, (who, where, all) => {
        const ids = readable(who, { ...where, known: false }, all);
        expect(all.filter(({ id, ownerKind }) => ids.includes(id) && ownerKind !== 'installation')).toEqual([]);
      }),
    );
  });
});

describe('a wish', () => {
  test('is refused or narrows, and is never widened', () => {
    fc.assert(
      fc.property(reader, domain, bases, fc.uniqueArray(fc.integer({ min: 1, max: 8 })), (who, where, all, wish) => {
        const everything = readable(who, where, all);
        let found: number[] = [];
        try {
          found = askedScope({ reader: who, domain: where, bases: all }, wish);
        } catch {
          return;
        }
        expect(everything).toEqual(expect.arrayContaining(found));
        expect(wish.every((id) => where.scope.includes(id))).toBe(true);
        for (const id of found) expect(wish.includes(id) || wish.includes(1)).toBe(true);
      }),
    );
  });
});

describe('who acts for an organization', () => {
  const both = new Map([
    ['A', 'member' as const],
    ['B', 'owner' as const],
  ]);

  test('has the rights of it and of no other', () => {
    expect(readerOf({ signedIn: true, chosen: 'A', roles: both })).toEqual({
      ...{ signedIn: true, actsFor: 'A', roles: new Map([['A', 'member']]) },
    });
  });

  test('and was taken out of it acts for nobody, and does not become another’s by that', () => {
    expect(readerOf({ signedIn: true, chosen: 'C', roles: both })).toEqual({ ...anonymous, signedIn: true });
    expect(readerOf({ signedIn: true, roles: both })).toEqual({ signedIn: true, actsFor: undefined, roles: both });
  });
});
