import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Role, rolesFor } from './roles-for';

const ROLES: Role[] = ['owner', 'admin', 'member'];
const aRole = fc.constantFrom(...ROLES);

describe('what may be made of somebody', () => {
  test('owners give every role, to every role', () => {
    for (const theirs of ROLES) expect(rolesFor('owner', theirs)).toEqual(['owner', 'admin', 'member']);
  });

  test('members give none', () => {
    for (const theirs of ROLES) expect(rolesFor('member', theirs)).toEqual([]);
  });

  test('an owner is nobody’s but an owner’s to change', () => {
    fc.assert(fc.property(aRole, (own) => rolesFor(own, 'owner').length === 0 || own === 'owner'));
  });

  test('nobody gives more than they have', () => {
    const rank = (role: Role) => ROLES.length - ROLES.indexOf(role);
    fc.assert(
      fc.property(aRole, aRole, (own, theirs) => rolesFor(own, theirs).every((given) => rank(given) <= rank(own))),
    );
  });

  test('what somebody is stands among what they can be, or their list would show another role', () => {
    fc.assert(
      fc.property(aRole, aRole, (own, theirs) => {
        const offered = rolesFor(own, theirs);
        return offered.length === 0 || offered.includes(theirs);
      }),
    );
  });
});
