import { type Base, type Reader, type ReadingDomain, readable } from './readable';

interface Reading {
  reader: Reader;
  domain: ReadingDomain;
  bases: readonly Base[];
}

/** Ids of the bases that everybody in a community's audience may read, whoever they are. */
export function readableBy({ reader, domain, bases }: Reading) {
  const { actsFor } = reader;
  const anybody = { signedIn: domain.community === 'signed-in', actsFor: undefined, roles: new Map() };
  return {
    everybody: readable(anybody, domain, bases),
    /** Those of the organization that the reader acts for. */
    members: actsFor && readable({ signedIn: true, actsFor, roles: new Map([[actsFor, 'member']]) }, domain, bases),
  };
}
