import { solveWork } from './solve-work';

/** Challenges are valid for ten minutes; a proof older than eight is discarded. */
const goodForMs = 8 * 60 * 1000;

interface Ahead {
  since: number;
  proof: Promise<string | undefined>;
}

let ahead: Ahead | undefined;

/** Starts solving while a form is filled in. Discards an earlier proof, because each is valid for one call. */
export function workAhead(challenge: unknown): void {
  ahead = { since: Date.now(), proof: solveWork(challenge) };
}

/** Takes the proof made in advance, once. It may still be pending. */
export async function takeWork(): Promise<string | undefined> {
  const taken = ahead;
  ahead = undefined;
  return taken && Date.now() - taken.since < goodForMs ? taken.proof : undefined;
}
