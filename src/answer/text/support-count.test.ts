import { expect, it } from 'vitest';
import type { RunCite } from '@/stream/types';
import { supportCount } from './support-count';

it('counts sentences by what stands behind them', () => {
  const cites = (['full', 'none', 'full', 'partial'] as const).map(
    (support, index): RunCite => ({ cid: `c${index}`, block: 'b1', range: [index, index + 1], sids: [], support }),
  );
  expect(supportCount(cites)).toEqual({ full: 2, partial: 1, none: 1, total: 4 });
  expect(supportCount([])).toEqual({ full: 0, partial: 0, none: 0, total: 0 });
});
