import { expect, test } from 'vitest';
import type { Finding } from '../preview/finding';
import { countKinds } from './count-kinds';

const finding = (kind: Finding['kind'], severity: Finding['severity'], detail: string, count = 1): Finding => ({
  kind,
  severity,
  detail,
  count,
  pointer: '',
});

test('one line a kind, the worst first, every cause named', () => {
  const counted = countKinds([
    finding('blank', 'warning', 'engine/hero'),
    finding('axe', 'warning', 'list'),
    { ...finding('axe', 'error', 'label', 3), block: 'search' },
  ]);
  expect(counted).toEqual([
    { kind: 'axe', count: 4, severity: 'error', details: 'list\nsearch: label' },
    { kind: 'blank', count: 1, severity: 'warning', details: 'engine/hero' },
  ]);
  expect(countKinds([])).toEqual([]);
});
