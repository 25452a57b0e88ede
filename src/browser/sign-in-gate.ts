/** Opens the sign-in over the page; true when somebody has signed in, false when they would rather not. */
export type SignInGate = (signal: AbortSignal | undefined) => Promise<boolean>;

let gate: SignInGate | undefined;

/** Whoever keeps the session stands at the gate; what it returns takes it away again. */
export function keepGate(next: SignInGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

/** A call was refused for want of a session: waits for one, so that the call can be sent again. Without a keeper nobody waits. */
export const untilSignedIn = (signal?: AbortSignal): Promise<boolean> => gate?.(signal) ?? Promise.resolve(false);
