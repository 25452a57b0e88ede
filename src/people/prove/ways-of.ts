import type { Data } from '@/api/paths';

export type ProofWay = 'password' | 'phone' | 'email';

const ORDER: readonly ProofWay[] = ['password', 'phone', 'email'];

/** The available ways to confirm the identity, the quickest first. */
export const waysOf = (known: Data<'getProofWays'>): ProofWay[] => ORDER.filter((way) => Boolean(known[way]));
