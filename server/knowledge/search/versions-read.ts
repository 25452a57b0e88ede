/** LanceDB measures the age of versions only once it has compacted, which takes longer on a busy machine. */
const MARGIN_MS = 15_000;

/**
 * Knows which versions of a table are still being read. When LanceDB tidies a table, it deletes the files of older
 * versions, also of those that a search is just reading, and that search fails.
 */
export class VersionsRead {
  /** Of each read in progress: the time since when the version that it began with may have been the latest. */
  private readonly reads = new Set<{ since: number }>();
  /** When the last finished write began: no version that is the latest now is older. */
  private settled = Date.now();

  async read<T>(work: () => Promise<T>): Promise<T> {
    const one = { since: this.settled };
    this.reads.add(one);
    try {
      return await work();
    } finally {
      this.reads.delete(one);
    }
  }

  async write<T>(work: () => Promise<T>): Promise<T> {
    const began = Date.now();
    const done = await work();
    this.settled = began;
    return done;
  }

  /** What was replaced before this is read by nobody, nor by whoever begins while the table is tidied. */
  get unreadBefore(): Date {
    return new Date(Math.min(this.settled, ...[...this.reads].map(({ since }) => since)) - MARGIN_MS);
  }
}
