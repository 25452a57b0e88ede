const TIMES = 2;

/**
 * Counts crashes per block for the current visit. A block that crashed twice with the same props stays closed until its
 * props change. Keys contain domain and path, so pages do not affect each other.
 */
export class CrashMemory {
  readonly #crashes = new Map<string, { props: string; times: number }>();

  /** Returns whether the block is closed from now on. */
  add(key: string, props: unknown): boolean {
    const text = JSON.stringify(props);
    const known = this.#crashes.get(key);
    const times = known?.props === text ? known.times + 1 : 1;
    this.#crashes.set(key, { props: text, times });
    return times >= TIMES;
  }

  get isEmpty(): boolean {
    return this.#crashes.size === 0;
  }

  isClosed(key: string, props: unknown): boolean {
    const known = this.#crashes.get(key);
    return known !== undefined && known.times >= TIMES && known.props === JSON.stringify(props);
  }
}
