import { afterEach, beforeEach, vi } from 'vitest';

/** React's warning that code arrived between two steps of a test. It concerns the test's timing, not the page. */
const ARRIVED = /suspended (?:resource finished loading|inside an `act` scope)/;

/** Redux's warning that its development checks were slow, which only means that the machine is busy. */
const BUSY = /Middleware took \d+ms, which is more than the warning threshold/;

/** Fails a test that prints warnings or errors. A test that expects output spies on console itself. */
export function failOnConsole(): void {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        const line = args.map(String).join(' ');
        if (!ARRIVED.test(line) && !BUSY.test(line)) printed.push(`console.${level}: ${line}`);
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    if (printed.length > 0) throw new Error(`Unexpected console output:\n${printed.join('\n')}`);
  });
}
