export type FactorMethod = 'passkey' | 'totp' | 'recovery';

/** A second factor as in the contract. */
export interface FactorProof {
  kind: FactorMethod;
  code?: string;
  passkey?: Record<string, unknown>;
}
