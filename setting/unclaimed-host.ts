import type { components } from '../generated/api';

/** A host that has not been claimed. */
export const unclaimedHost = (domain: string): components['schemas']['DomainHost'] => ({
  domain,
  tenantId: null,
  organization: null,
  state: 'unproved',
  how: null,
  by: null,
  at: null,
  record: null,
  file: null,
  checkedAt: null,
  fault: null,
  askedAt: null,
});
