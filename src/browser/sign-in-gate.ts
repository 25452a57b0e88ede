/** Opens the sign-in dialog; true if somebody signed in, false if they declined. */
export type SignInGate = (signal: AbortSignal | undefined) => Promise<boolean>;

let gate: SignInGate | undefined;

/** Registers the gate of the session. Returns a function that removes it. */
export function keepGate(next: SignInGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

/** Waits for a sign-in after a refused call. Resolves to false at once if no gate is registered. */
export const untilSignedIn = (signal?: AbortSignal): Promise<boolean> => gate?.(signal) ?? Promise.resolve(false);
