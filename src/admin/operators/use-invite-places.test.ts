import { expect, test } from 'vitest';
import type { OperatorScope } from '../../../setting/operator/may';
import { usualPlace } from './use-invite-places';

const place = (name: string, scope: OperatorScope) => ({ name, scope });
const a = place('a', { kind: 'domain', domain: 'a', tenantId: null });
const b = place('b', { kind: 'domain', domain: 'b', tenantId: null });
const steel = place('steel', { kind: 'organization', tenantId: '2001' });
const all = place('all', { kind: 'installation' });

test.each([
  ['the domain one is on', [a, b, steel, all], 'b', 'b'],
  ['else the own organization', [a, b, steel, all], 'c', 'steel'],
  ['else a domain', [a, b, all], 'c', 'a'],
  ['never the installation', [all], 'c', undefined],
])('an invitation is for %s', (_, places, here, expected) => {
  expect(usualPlace(places, here)?.name).toBe(expected);
});
