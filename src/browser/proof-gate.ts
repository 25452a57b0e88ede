/** Asks the person to confirm who they are, over the page; true when they did, false when they would rather not. */
export type ProofGate = (signal: AbortSignal | undefined) => Promise<boolean>;

let gate: ProofGate | undefined;

/** Whoever keeps the session stands at the gate; what it returns takes it away again. */
export function keepProofGate(next: ProofGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

/** A call that matters was refused: waits until the person has confirmed who they are. Without a keeper nobody waits. */
export const untilProved = (signal?: AbortSignal): Promise<boolean> => gate?.(signal) ?? Promise.resolve(false);
