import type { Transport } from './transport';

const tries = 5;
const pauseMs = 1_000;

/**
 * Asks until the server has heard it: a stop that is lost costs a person's trust. Stopping twice is stopping once, so asking again
 * is safe. A 404 right after the start only means that the question is still under way to the server.
 */
export async function stopRun(transport: Transport, run: string, seenSeq: () => number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await transport.stop(run, seenSeq()).catch(() => null);
    if (response?.ok) return true;
    if (response && response.status < 500 && response.status !== 404) return false;
    if (attempt === tries) return false;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
