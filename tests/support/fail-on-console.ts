import { afterEach, beforeEach, vi } from 'vitest';

/** A test that prints has met something nobody expected. A test that expects the output spies on console itself. */
export function failOnConsole(): void {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        printed.push(`console.${level}: ${args.map(String).join(' ')}`);
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    if (printed.length > 0) throw new Error(`Unexpected console output:\n${printed.join('\n')}`);
  });
}
