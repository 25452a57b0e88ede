/**
 * All limits against abuse: how much one network, one recipient, one browser or all together may use. "Near" is one
 * IPv4 address or one IPv6 /64, "wide" is a /24 or a /48 (server/base/http/network-of.ts).
 * docs/decisions/limits-by-network.md gives the reasons.
 */
const minute = 60;
const hour = 3600;
const day = 24 * hour;

export const limits = {
  /** API calls: `RATE_LIMIT` a minute per visitor, and this multiple of it per network. Counted per node. */
  calls: { perSeconds: minute, near: 10, wide: 20 },

  /**
   * Pages of other companies, a minute: calls of a session, and of all those of a near network; questions of a session
   * and of a channel's visitors there, since a company behind one address asks more than one person; sessions opened
   * there. How many questions a channel asks in a day is in its own settings.
   */
  embed: { perSeconds: minute, calls: 240, networkCalls: 4_800, questions: 10, networkQuestions: 60, sessions: 60 },

  /**
   * Programs that people connect: those that register themselves, in all and of a near network, in an hour; what one
   * person is asked by them in that time; tokens that a near network exchanges or revokes in a minute. Counted per node.
   */
  oauth: { perSeconds: hour, clients: 300, networkClients: 30, requests: 300, exchanges: 300 },

  /** Programs that search and read without a key, where a portal lets them: calls of a near network. Counted per node. */
  openMcp: { perSeconds: minute, calls: 20 },

  /**
   * Messages with a code: `CODES_PER_HOUR` in all, of which one near network gets `CODES_NETWORK_SHARE` percent and a
   * wide one twice that.
   */
  codes: {
    perSeconds: hour,
    /** Share of all codes open to unknown devices; the rest is reserved for known ones. */
    strangersShare: 0.8,
    /** Minimum per network, since a small installation may have a company behind one address. */
    leastNear: 5,
    leastWide: 10,
    perBrowser: 15,
    /**
     * Per recipient: from unknown devices of one wide network, from all unknown devices, and separately from the
     * recipient's own devices.
     */
    toFromNetwork: { most: 5, perSeconds: hour },
    toFromStrangers: { most: 8, perSeconds: hour },
    toFromStrangersDay: { most: 16, perSeconds: day },
    toFromKnown: { most: 5, perSeconds: hour },
    toFromKnownDay: { most: 10, perSeconds: day },
  },

  /**
   * Attempts per code: by its requester, and by everybody else together. 25 of a million: one guess in 40,000 codes.
   */
  codeTries: { asker: 5, strangers: 20 },

  /**
   * Verification pictures cost work and a row. Sums in words are easier for machines, so fewer are given, and the code
   * requires more work.
   */
  pictures: { perSeconds: 600, near: 300, wide: 600 },
  questions: { perSeconds: 600, near: 20, wide: 40 },

  /** Proof-of-work challenges; each costs the server a third of a millisecond. */
  works: { perSeconds: 600, near: 600, wide: 1200 },

  /**
   * Sign-in attempts: `free` failures cost nothing, then each doubles the wait up to the cap; the free ones are
   * restored over `backSeconds`. Counted by account and network, by network, and for a device on which the person has
   * signed in before. Failures of unknown devices at one account delay nobody else: they only raise the work required
   * of unknown devices.
   */
  attempts: {
    pairNear: { free: 5, capSeconds: 900, backSeconds: 4 * hour },
    pairWide: { free: 10, capSeconds: 900, backSeconds: 4 * hour },
    near: { free: 30, capSeconds: 900, backSeconds: 4 * hour },
    wide: { free: 60, capSeconds: 900, backSeconds: 4 * hour },
    device: { free: 10, capSeconds: 900, backSeconds: hour },
    /** Second factors per person, whatever the network: only someone with the first factor gets this far. */
    factor: { free: 10, capSeconds: 900, backSeconds: day },
    /** Delays nobody; only sets how much work is required. */
    account: { free: 200, capSeconds: 0, backSeconds: day },
  },

  /**
   * Uploaded pictures, in kilobytes, and files. Uploaders without a cookie cannot be told apart, so they share a
   * budget.
   */
  pictureBytes: { perSeconds: hour, near: 600_000, wide: 1_200_000, newcomers: 60_000, all: 10_000_000 },
  files: { perSeconds: hour, perPerson: 60, kilobytesPerPerson: 600_000, near: 300, wide: 600 },

  /** Invitations created by one person, sent to phones and mailboxes, and viewed or accepted from one network. */
  invitations: { perSeconds: day, perPerson: 100 },
  invitationsSent: { perSeconds: day, perPerson: 20, perOrganization: 60, toOne: 3 },
  invitationLooks: { perSeconds: 600, near: 60, wide: 240 },

  /** Guest links and remarks about drafts: by one operator, and by all guests of one link. Links opened from one network. */
  guests: { perSeconds: day, linksPerPerson: 50, commentsPerPerson: 500, wordsPerLink: 100 },
  guestLooks: { perSeconds: 600, near: 120, wide: 480 },

  /**
   * What one person newly shows others in communities: seconds between two posts of any kind and until the same text
   * again, and questions with articles, and answers with comments, on the first day of an account.
   */
  writing: { apart: 15, same: 300, firstDay: { post: 3, reply: 10 } },

  /** Calls of connected tools, by one person and from one network. */
  toolCalls: { perSeconds: minute, perPerson: 30, near: 120, wide: 240 },

  /** Open streams on one node: `STREAMS_PER_NETWORK` for one near network, twice that for a wide one. */
  settingStreams: { all: 5000, perVisitor: 30 },
  runStreams: { all: 5000, perVisitor: 40 },
  notificationStreams: { all: 5000, perVisitor: 30 },

  /**
   * The level of work rises with the network's use: level 1, 2, 3 … from these numbers on. Each level doubles the work.
   */
  workSteps: {
    codesNear: [3, 10, 20, 35],
    codesWide: [10, 25, 50, 75],
    /** Codes sent without a proof of work, as a share of `CODES_PER_HOUR`; above it nobody is exempt. */
    codesUnproved: 0.2,
    failuresNear: [10, 20, 30, 60],
    failuresWide: [30, 45, 60, 120],
    failuresAccount: [5, 20, 60, 200],
  },
  knownDevice: { keepDays: 180, perPerson: 20 },
} as const;
