import { expect, test, vi } from 'vitest';
import type { BlockReport } from '@/renderer/host';
import { createReporter } from './reporter';

const report: BlockReport = {
  domain: 'main',
  revision: 'r1',
  path: '/engine',
  id: 'ad',
  type: 'engine/advertisement',
  v: 1,
  pointer: '/blocks/2',
  problem: { kind: 'unknown', type: 'engine/advertisement' },
};

test('one block, one reason, one line', () => {
  const write = vi.fn();
  const tell = createReporter(write);
  tell(report);
  tell({ ...report });
  expect(write).toHaveBeenCalledExactlyOnceWith(
    'Block engine/advertisement "ad" on /engine is not shown: unknown (/blocks/2)',
    report,
  );
  tell({ ...report, problem: { kind: 'newer', v: 2, supported: 1 } });
  tell({ ...report, path: '/qa' });
  expect(write).toHaveBeenCalledTimes(3);
});

test('goes to the console where nobody says otherwise', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  createReporter()(report);
  expect(warn).toHaveBeenCalledOnce();
});
