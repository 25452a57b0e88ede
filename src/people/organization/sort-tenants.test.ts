import { expect, test } from 'vitest';
import { sortTenants } from './sort-tenants';

const tenants = [
  { id: 'h', name: 'Harrow', tenantCode: 'HL-01' },
  { id: 'a', name: 'Aldermoor' },
  { id: 'q', name: '青川检验', tenantCode: 'qingchuan' },
];
const ids = (recent: string[], word = '') => sortTenants(tenants, recent, word).map(({ id }) => id);

test('those used last come first, the others by name; the list itself is left alone', () => {
  expect(ids([]).slice(0, 2)).toEqual(['a', 'h']);
  expect(ids(['q', 'h', 'gone'])).toEqual(['q', 'h', 'a']);
  expect(tenants.map(({ id }) => id)).toEqual(['h', 'a', 'q']);
});

test('are found by a part of their name or code, whatever its case and the spaces around it', () => {
  expect(ids([], ' hl-0 ')).toEqual(['h']);
  expect(ids([], '检验')).toEqual(['q']);
  expect(ids([], 'QING')).toEqual(['q']);
  expect(ids([], 'nobody')).toEqual([]);
  expect(ids([], '   ')).toHaveLength(3);
});
