import type { Transport } from './transport';

const tries = 5;
const pauseMs = 1_000;

export interface Stopped {
  /** How many events of the run have not come here yet. */
  missed: number;
}

/**
 * Asks until the server has heard it: a stop that is lost costs a person's trust. Stopping twice is stopping once, so asking again
 * is safe. A 404 right after the start only means that the question is still under way to the server. null: it was not heard.
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
