import { expect, test, vi } from 'vitest';
import { onShowThreads, showThreads } from './show-threads';

test('the place that was opened last shows them, and the one before it again when that has gone', () => {
  const [drawer, column] = [vi.fn(), vi.fn()];
  const leaveDrawer = onShowThreads(drawer);
  const leaveColumn = onShowThreads(column);
  showThreads();
  expect([drawer.mock.calls.length, column.mock.calls.length]).toEqual([0, 1]);
  leaveColumn();
  leaveColumn();
  showThreads();
  expect(drawer).toHaveBeenCalledOnce();
  leaveDrawer();
  showThreads();
  expect(drawer).toHaveBeenCalledOnce();
});
