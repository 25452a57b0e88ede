import type { Operation } from '../base/contract/document';

/** here: the portal answers. mirrored: the portal answers, the service is asked as well. there: the service answers. */
export type Way = 'here' | 'mirrored' | 'there';

/** What a call has to show before it is switched without a reason. */
export const PROOF = { hours: 24, answers: 20 } as const;

/**
 * Calls that can be asked of a service as well: they change nothing, and their answer depends on nobody, since the copy
 * says nothing of who asked.
 */
export const canBeMirrored = ({ origin, method, mutation, token, answer, personal }: Operation): boolean =>
  origin === 'spec' && method === 'GET' && !mutation && answer !== undefined && isAnonymous(token) && !personal;

const isAnonymous = (token: Operation['token']) => token === 'optional' || token === 'ignored';

/** What mirroring has shown of a call since it began. */
export interface Shown {
  hours: number;
  answers: number;
  /** Answers that did not come. */
  faults: number;
  /** Answers that broke the contract or had another shape than the portal's. */
  drifted: number;
}

export type Lacking = 'not-mirrored' | 'too-short' | 'too-few' | 'faults' | 'drift';

/** What a call lacks for being switched without a reason; undefined: nothing. */
export function lacksProof(shown: Shown | undefined): Lacking | undefined {
  if (!shown) return 'not-mirrored';
  if (shown.faults > 0) return 'faults';
  if (shown.drifted > 0) return 'drift';
  if (shown.hours < PROOF.hours) return 'too-short';
  return shown.answers < PROOF.answers ? 'too-few' : undefined;
}
