const METHODS = ['passkey', 'totp', 'recovery'] as const;

export interface AwaitedStep {
  ticket: string;
  methods: (typeof METHODS)[number][];
  setUp: boolean;
}

/** Parses the second step from a provider's redirect. It is in the fragment, which no server or log sees. */
export function readSecondStep(hash: string): AwaitedStep | null {
  const found = /^#second-step=([\w-]{43})\.([a-z,]*)$/.exec(hash);
  if (!found) return null;
  const named = (found[2] ?? '').split(',');
  return { ticket: found[1] ?? '', methods: METHODS.filter((one) => named.includes(one)), setUp: false };
}
