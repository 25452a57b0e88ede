import { expect, test } from 'vitest';
import { graceEnd, stateAt } from './state-at';

const windows = {
  visible: '2026-10-01T00:00:00+08:00',
  open: '2026-10-24T09:00:00+08:00',
  close: '2028-02-29T23:59:59+08:00',
};
const at = (iso: string, ms = 0) => stateAt(windows, {}, new Date(Date.parse(iso) + ms));

test('each window begins at its millisecond and not one before', () => {
  expect([-1, 0].map((ms) => at(windows.visible, ms))).toEqual(['hidden', 'soon']);
  expect([-1, 0].map((ms) => at(windows.open, ms))).toEqual(['soon', 'open']);
  expect([-1, 0].map((ms) => at(windows.close, ms))).toEqual(['open', 'closed']);
  expect(graceEnd(windows).toISOString()).toBe('2028-02-29T16:09:59.000Z');
});

test('a pause ends with the activity, and what was cancelled stays so', () => {
  const marks = { pausedAt: new Date(0) };
  const open = new Date('2027-01-01');
  expect(stateAt(windows, marks, open)).toBe('paused');
  expect(stateAt(windows, marks, new Date('2029-01-01'))).toBe('closed');
  expect(stateAt(windows, { ...marks, cancelledAt: open }, open)).toBe('cancelled');
});
