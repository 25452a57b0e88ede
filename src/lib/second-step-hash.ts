const METHODS = ['passkey', 'totp', 'recovery'] as const;

export interface AwaitedStep {
  ticket: string;
  methods: (typeof METHODS)[number][];
  setUp: boolean;
}

/** What a provider's way back says of the second step: behind #, where no server and no log reads it. */
export function readSecondStep(hash: string): AwaitedStep | null {
  const found = /^#second-step=([\w-]{43})\.([a-z,]*)$/.exec(hash);
  if (!found) return null;
  const named = (found[2] ?? '').split(',');
  return { ticket: found[1] ?? '', methods: METHODS.filter((one) => named.includes(one)), setUp: false };
}
