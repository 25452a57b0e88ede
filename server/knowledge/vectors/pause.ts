import { ModelFault } from '../../base/model-server/model-fault';

const FIRST_MS = 250;
const LONGEST_MS = 60_000;
/** A server that asks for more patience than this is asked again all the same. */
const LONGEST_ASKED_MS = 600_000;

/** How long to wait after so many failures in a row: longer every time, and as long as the server wants. */
export function pauseAfter(failures: number, err: unknown): number {
  const own = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(10, failures - 1));
  const asked = err instanceof ModelFault ? (err.retry.afterMs ?? 0) : 0;
  return Math.max(own, Math.min(LONGEST_ASKED_MS, asked));
}
