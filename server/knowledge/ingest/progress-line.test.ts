import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgressView } from './progress-line';

const report = {
  skipped: 0,
  leftOut: {},
  kept: 0,
  refused: [],
  files: 2,
  added: 1,
  updated: 0,
  unchanged: 0,
  removed: 0,
  passages: 500,
  failures: [],
};
const progress = (doneBytes: number) => ({ doneBytes, totalBytes: 4_000_000, report, current: 'manuals/pump.md' });

function capture() {
  const lines: string[] = [];
  const stream = { isTTY: false, write: (line: string) => lines.push(line) };
  return { lines, stream: stream as unknown as NodeJS.WriteStream };
}

describe('createProgressView', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes a line every few seconds where output goes to a file, with rate and time left', () => {
    const { lines, stream } = capture();
    const view = createProgressView(stream);
    view.show(progress(0));
    vi.advanceTimersByTime(5_000);
    view.show(progress(1_000_000));
    view.show(progress(2_000_000));
    view.end();
    expect(lines).toEqual(['25 % | 500 passages, 100/s | 15 s left\n']);
  });

  it('does not divide by nothing', () => {
    const { lines, stream } = capture();
    const view = createProgressView(stream);
    vi.advanceTimersByTime(6_000);
    view.show({ ...progress(0), totalBytes: 0 });
    expect(lines).toEqual(['100 % | 500 passages, 83/s | 0 s left\n']);
  });
});
