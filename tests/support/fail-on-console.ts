import { afterEach, beforeEach, vi } from 'vitest';

/** React's word that code arrived between two steps of a test. It speaks of the test's timing, not of the page. */
const ARRIVED = /suspended (?:resource finished loading|inside an `act` scope)/;

/** Redux's word that its checks of development took long: it speaks of how busy the machine is. */
const BUSY = /Middleware took \d+ms, which is more than the warning threshold/;

/** A test that prints has met something nobody expected. A test that expects the output spies on console itself. */
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
