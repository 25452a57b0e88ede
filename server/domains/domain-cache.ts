interface Options<T> {
  load: (domain: string) => Promise<T>;
  /** What to answer when loading fails and nothing older is known. Not kept. */
  fallback: (domain: string, error: unknown) => T;
  /** Anybody can send any Host header, so the oldest names beyond this many are dropped. */
  most?: number;
}

interface DomainCache<T> {
  get(domain: string): Promise<T>;
  /** The domain (or, without one, every domain) has changed: the next `get` loads it anew. */
  outdate(domain?: string): void;
}

interface Entry<T> {
  value?: { is: T };
  loading?: Promise<T>;
  fresh: boolean;
}

/** One load per domain at a time; while the store is away the last value stays. */
export function createDomainCache<T>({ load, fallback, most = 2000 }: Options<T>): DomainCache<T> {
  const entries = new Map<string, Entry<T>>();

  function add(domain: string): Entry<T> {
    const oldest = entries.size >= most ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    const entry: Entry<T> = { fresh: false };
    entries.set(domain, entry);
    return entry;
  }

  async function refresh(domain: string, entry: Entry<T>): Promise<T> {
    entry.fresh = true;
    try {
      const value = await load(domain);
      entry.value = { is: value };
      return value;
    } catch (error) {
      entry.fresh = false;
      return entry.value ? entry.value.is : fallback(domain, error);
    } finally {
      entry.loading = undefined;
    }
  }

  return {
    async get(domain) {
      const entry = entries.get(domain) ?? add(domain);
      if (entry.fresh && entry.value && !entry.loading) return entry.value.is;
      // Outdated while it was being loaded: what is on its way may be the old one.
      if (entry.loading && !entry.fresh) await entry.loading;
      if (entry.fresh && entry.value && !entry.loading) return entry.value.is;
      entry.loading ??= refresh(domain, entry);
      return entry.loading;
    },
    outdate(domain) {
      if (domain === undefined) for (const entry of entries.values()) entry.fresh = false;
      else {
        const entry = entries.get(domain);
        if (entry) entry.fresh = false;
      }
    },
  };
}
