import { solveWork } from './solve-work';

/** Challenges are good for ten minutes; what is nearly too late is done again when it is asked for. */
const goodForMs = 8 * 60 * 1000;

interface Ahead {
  since: number;
  proof: Promise<string | undefined>;
}

let ahead: Ahead | undefined;

/** Does work while a form is filled in. What was done ahead before is forgotten: a proof is good for one call. */
export function workAhead(challenge: unknown): void {
  ahead = { since: Date.now(), proof: solveWork(challenge) };
}

/** The proof that was made ahead, once; it may still be on its way. */
export async function takeWork(): Promise<string | undefined> {
  const taken = ahead;
  ahead = undefined;
  return taken && Date.now() - taken.since < goodForMs ? taken.proof : undefined;
}
