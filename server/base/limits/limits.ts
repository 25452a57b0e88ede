/**
 * Every limit against abuse, with its figures: how much one network, one recipient, one browser or everybody may take. "Near" is one IPv4
 * address or one IPv6 /64, "wide" is a /24 or a /48 (server/base/http/network-of.ts). docs/decisions/limits-by-network.md says why.
 */
const minute = 60;
const hour = 3600;
const day = 24 * hour;

export const limits = {
  /** API calls: `RATE_LIMIT` a minute per visitor, and this multiple of it per network. Counted per node. */
  calls: { perSeconds: minute, near: 10, wide: 20 },

  /** Messages with a code. `CODES_PER_HOUR` for all, of which `CODES_NETWORK_SHARE` percent are for one near network and twice that for a wide one. */
  codes: {
    perSeconds: hour,
    /** Strangers leave this share of all codes to known devices. */
    strangersShare: 0.8,
    /** Minimum share: a small installation may have a company behind one address. */
    leastNear: 5,
    leastWide: 10,
    perBrowser: 15,
    /** To one recipient: by strangers of one wide network, by all strangers, and beside those by the recipient's own devices. */
    toFromNetwork: { most: 5, perSeconds: hour },
    toFromStrangers: { most: 8, perSeconds: hour },
    toFromStrangersDay: { most: 16, perSeconds: day },
    toFromKnown: { most: 5, perSeconds: hour },
    toFromKnownDay: { most: 10, perSeconds: day },
  },

  /** Tries per code: by its requester, and by everybody else together. 25 of a million: one guess in 40,000 codes. */
  codeTries: { asker: 5, strangers: 20 },

  /** A picture costs work and a row. A sum in words is easier for machines, so there are fewer, and the code requires more work. */
  pictures: { perSeconds: 600, near: 300, wide: 600 },
  questions: { perSeconds: 600, near: 20, wide: 40 },

  /** Challenges of proofs of work: each costs the server a third of a millisecond. */
  works: { perSeconds: 600, near: 600, wide: 1200 },

  /**
   * Attempts to sign in: so many failures are free, then each doubles the wait up to the cap; the free ones come back in `backSeconds`.
   * By account and network, by network, and for a device that its person has signed in from before. Strangers' failures at one account make
   * nobody else wait: they make strangers work.
   */
  attempts: {
    pairNear: { free: 5, capSeconds: 900, backSeconds: 4 * hour },
    pairWide: { free: 10, capSeconds: 900, backSeconds: 4 * hour },
    near: { free: 30, capSeconds: 900, backSeconds: 4 * hour },
    wide: { free: 60, capSeconds: 900, backSeconds: 4 * hour },
    device: { free: 10, capSeconds: 900, backSeconds: hour },
    /** Second factors per person, whatever the network: only somebody with the first factor gets there. */
    factor: { free: 10, capSeconds: 900, backSeconds: day },
    /** Never delays anybody: it only sets how much work is required. */
    account: { free: 200, capSeconds: 0, backSeconds: day },
  },

  /** Uploaded files, in kilobytes; without a cookie, uploaders cannot be told apart. */
  pictureBytes: { perSeconds: hour, near: 600_000, wide: 1_200_000, newcomers: 60_000, all: 10_000_000 },
  files: { perSeconds: hour, perPerson: 60, near: 300, wide: 600 },

  /** Invitations: made by one person, and looked at or accepted from one network. */
  invitations: { perSeconds: day, perPerson: 100 },
  invitationLooks: { perSeconds: 600, near: 60, wide: 240 },

  /** Open streams on one node: `STREAMS_PER_NETWORK` for one near network, twice that for a wide one. */
  settingStreams: { all: 5000, perVisitor: 30 },
  runStreams: { all: 5000, perVisitor: 40 },

  /** Work grows with what the network has used: from so many uses on, level 1, 2, 3 …; each level is twice the work. */
  workSteps: {
    codesNear: [3, 10, 20, 35],
    codesWide: [10, 25, 50, 75],
    /** Codes sent without any proof, as a share of `CODES_PER_HOUR`: above it nobody is exempt. */
    codesUnproved: 0.2,
    failuresNear: [10, 20, 30, 60],
    failuresWide: [30, 45, 60, 120],
    failuresAccount: [5, 20, 60, 200],
  },
  knownDevice: { keepDays: 180, perPerson: 20 },
} as const;
