import type { Transport } from './transport';

const tries = 5;
const pauseMs = 1_000;

export interface Stopped {
  /** Number of events that have not arrived here yet. */
  missed: number;
}

/**
 * Repeats the stop request until the server confirms it, which is safe because stopping is idempotent. A 404 right
 * after the start means only that the question is still on its way. null: not confirmed.
 */
export async function stopRun(transport: Transport, run: string, seenSeq: () => number): Promise<Stopped | null> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await transport.stop(run, seenSeq()).catch(() => null);
    if (response?.ok) return readStopped(response);
    if (response && response.status < 500 && response.status !== 404) return null;
    if (attempt === tries) return null;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function readStopped(response: Response): Promise<Stopped> {
  const body: { data?: Partial<Stopped> } | null = await response.json().catch(() => null);
  return { missed: body?.data?.missed ?? 0 };
}
