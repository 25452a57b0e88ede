import { type CountedTerms, readVocabulary, TermCounts, type Vocabulary } from './vocabulary';

/** Cached views; readers have few different sets of bases, and others are rebuilt on request. */
const MOST_VIEWS = 200;

/**
 * Terms counted per knowledge base, so that nobody gets a correction or suggestion that occurs only in what they may
 * not read.
 */
export class BaseVocabularies {
  private readonly parts = new Map<number, TermCounts>();
  /** Sum of all parts; undefined while there is only one. */
  private merged: TermCounts | undefined;
  private readonly views = new Map<string, Vocabulary>();

  get all(): Vocabulary {
    const [only] = this.parts.values();
    return this.merged ?? only ?? new TermCounts();
  }

  add(base: number, counted: CountedTerms): void {
    this.partOf(base).add(counted);
    this.merged?.add(counted);
  }

  remove(base: number, counted: CountedTerms): void {
    this.partOf(base).remove(counted);
    this.merged?.remove(counted);
  }

  put(base: number, counts: TermCounts): void {
    this.parts.set(base, counts);
    this.merged = this.parts.size > 1 ? sumOf([...this.parts.values()]) : undefined;
  }

  /** The vocabulary of these bases. Rarity counts all bases, because that discloses no word. */
  within(scope: readonly number[]): Vocabulary {
    const ids = [...this.parts.keys()].filter((id) => scope.includes(id)).sort((a, b) => a - b);
    if (ids.length === this.parts.size) return this.all;
    const key = ids.join(',');
    const known = this.views.get(key);
    if (known) return known;
    if (this.views.size >= MOST_VIEWS) this.views.clear();
    const view = new PartVocabulary(
      ids.map((id) => this.partOf(id)),
      () => this.all,
    );
    this.views.set(key, view);
    return view;
  }

  /** Reads the stored counts; false if those of a base are missing, and all must be counted again. */
  async read(fileOf: (base: number) => string, bases: Iterable<number>): Promise<boolean> {
    for (const base of bases) {
      const counts = await readVocabulary(fileOf(base));
      if (!counts) return false;
      this.parts.set(base, counts);
    }
    if (this.parts.size > 1) this.merged = sumOf([...this.parts.values()]);
    return true;
  }

  async save(fileOf: (base: number) => string): Promise<void> {
    for (const [base, counts] of this.parts) await counts.save(fileOf(base));
  }

  private partOf(base: number): TermCounts {
    const known = this.parts.get(base);
    if (known) return known;
    const made = new TermCounts();
    this.put(base, made);
    this.views.clear();
    return made;
  }
}

function sumOf(parts: readonly TermCounts[]): TermCounts {
  const sum = new TermCounts();
  for (const part of parts) sum.take(part);
  return sum;
}

class PartVocabulary implements Vocabulary {
  private sum: TermCounts | undefined;
  private stamp = '';

  constructor(
    private readonly parts: readonly TermCounts[],
    private readonly all: () => Vocabulary,
  ) {}

  get passages(): number {
    return this.parts.reduce((sum, { passages }) => sum + passages, 0);
  }

  frequency(term: string): number {
    return this.parts.reduce((sum, part) => sum + part.frequency(term), 0);
  }

  rarity(term: string): number {
    return this.all().rarity(term);
  }

  words() {
    return this.counts().words();
  }

  terms() {
    return this.counts().terms();
  }

  /** The counts of several bases are summed on first use and again after a change. */
  private counts(): TermCounts {
    const [only] = this.parts;
    if (only && this.parts.length === 1) return only;
    const stamp = this.parts.map(({ changes }) => changes).join(' ');
    if (!this.sum || stamp !== this.stamp) this.sum = sumOf(this.parts);
    this.stamp = stamp;
    return this.sum;
  }
}
