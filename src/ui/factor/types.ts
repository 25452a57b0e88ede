export type FactorMethod = 'passkey' | 'totp' | 'recovery';

/** A second factor as the contract takes it. */
export interface FactorProof {
  kind: FactorMethod;
  code?: string;
  passkey?: Record<string, unknown>;
}
