import { describe, expect, test } from 'vitest';
import { type GrantedRole, may, OPERATOR_ROLES, type OperatorAction, roleAt, scopeFor } from './may';

const installation = { kind: 'installation' } as const;
const steel = { kind: 'organization', tenantId: 'steel' } as const;
const only = { kind: 'domain', domain: 'a', tenantId: 'steel' } as const;
const onA = { domain: 'a', tenantId: 'steel' };

const actions: OperatorAction[] = ['read', 'edit', 'publish', 'administer'];

test.each(OPERATOR_ROLES.map((role, n) => [role, actions.slice(0, n + 1)] as const))(
  '%s may do %j and no more, wherever the role holds',
  (role, expected) => {
    for (const scope of [installation, steel, only])
      expect(actions.filter((action) => may([{ scope, role }], onA, action))).toEqual(expected);
  },
);

describe('a role', () => {
  test('of the installation holds everywhere, of an organization on its domains, of a domain there', () => {
    const places = [
      onA,
      { domain: 'b', tenantId: 'steel' },
      { domain: 'a', tenantId: 'coal' },
      { domain: 'c', tenantId: null },
    ];
    const held = (scope: GrantedRole['scope']) =>
      places.map((place) => roleAt([{ scope, role: 'editor' }], place) ?? '-');
    expect(held(installation)).toEqual(['editor', 'editor', 'editor', 'editor']);
    expect(held(steel)).toEqual(['editor', 'editor', '-', '-']);
    expect(held(only)).toEqual(['editor', '-', '-', '-']);
  });

  test('of a domain ends when the domain goes to somebody else', () => {
    expect(may([{ scope: only, role: 'administrator' }], { domain: 'a', tenantId: null }, 'read')).toBe(false);
  });

  test('of an organization does not reach the installation', () => {
    for (const scope of [steel, only]) expect(may([{ scope, role: 'administrator' }], onA, 'oversee')).toBe(false);
    expect(may([{ scope: installation, role: 'publisher' }], 'installation', 'oversee')).toBe(false);
    expect(may([{ scope: installation, role: 'administrator' }], 'installation', 'oversee')).toBe(true);
  });
});

test('of several roles the highest counts, and an action is done by the widest scope that allows it', () => {
  const roles: GrantedRole[] = [
    { scope: only, role: 'publisher' },
    { scope: installation, role: 'viewer' },
    { scope: steel, role: 'editor' },
  ];
  expect(roleAt(roles, onA)).toBe('publisher');
  expect(scopeFor(roles, onA, 'read')).toEqual(installation);
  expect(scopeFor(roles, onA, 'edit')).toEqual(steel);
  expect(scopeFor(roles, onA, 'publish')).toEqual(only);
  expect(scopeFor(roles, onA, 'administer')).toBeUndefined();
  expect(scopeFor(roles, 'anywhere', 'publish')).toEqual(only);
  expect(scopeFor(roles, { domain: 'b', tenantId: 'steel' }, 'publish')).toBeUndefined();
});
