const TIMES = 2;

/**
 * Counts crashes per block for one session. A block that crashed twice with the same props stays closed; other props give it a new
 * chance. Keys carry domain and path: one page's crash says nothing about another's.
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
