/** Asks the person to confirm their identity in a dialog; true if they did, false if they declined. */
export type ProofGate = (signal: AbortSignal | undefined) => Promise<boolean>;

let gate: ProofGate | undefined;

/** Registers the gate of the session. Returns a function that removes it. */
export function keepProofGate(next: ProofGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

/** Waits for a confirmed identity after a refused call. Resolves to false at once if no gate is registered. */
export const untilProved = (signal?: AbortSignal): Promise<boolean> => gate?.(signal) ?? Promise.resolve(false);
