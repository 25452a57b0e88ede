import type { Filter } from '../search/lance-index';
import type { SearchLang } from '../search/types';
import type { Neighbour } from '../vectors/vector-table';
import { learnedTerms } from './pair-pieces';
import { LARGEST, place, type Space } from './space';

/** The parts of a passage needed to place and filter it. */
export interface PlacedPassage {
  id: string;
  docId: string;
  kbId: number;
  lang: SearchLang;
  title: string;
  headings: readonly string[];
  text: string;
}

type Row = Pick<PlacedPassage, 'id' | 'docId' | 'kbId' | 'lang'>;

const FIRST_ROOM = 1_024;

/** Positions of the passages in a space: in memory, one byte per dimension. A full scan of 60,000 takes some 10 ms. */
export class Places {
  private rows: (Row | undefined)[] = [];
  private vectors: Int8Array;
  private readonly byDocument = new Map<string, number[]>();
  private gone = 0;

  constructor(readonly space: Space) {
    this.vectors = new Int8Array(FIRST_ROOM * space.dimension);
  }

  get size(): number {
    return this.rows.length - this.gone;
  }

  /** Estimated memory in bytes: vectors, term directions and names. */
  get bytes(): number {
    return this.vectors.length + this.space.directions.length + 120 * (this.rows.length + this.space.terms.size);
  }

  add({ id, docId, kbId, lang, ...said }: PlacedPassage): void {
    const vector = place(this.space, learnedTerms(said));
    if (!vector) return;
    const at = this.rows.push({ id, docId, kbId, lang }) - 1;
    this.byDocument.set(docId, [...(this.byDocument.get(docId) ?? []), at]);
    const { dimension } = this.space;
    if (this.vectors.length < (at + 1) * dimension) {
      const wider = new Int8Array(this.vectors.length * 2);
      wider.set(this.vectors);
      this.vectors = wider;
    }
    for (let n = 0; n < dimension; n++) this.vectors[at * dimension + n] = Math.round((vector[n] as number) * LARGEST);
  }

  remove(docIds: readonly string[]): void {
    for (const docId of docIds) {
      for (const at of this.byDocument.get(docId) ?? []) {
        this.rows[at] = undefined;
        this.gone += 1;
      }
      this.byDocument.delete(docId);
    }
    if (this.gone > this.rows.length / 2) this.closeRanks();
  }

  private closeRanks(): void {
    const { dimension } = this.space;
    const kept = this.rows.flatMap((row, at) => (row ? [{ row, at }] : []));
    this.byDocument.clear();
    for (const [now, { row, at }] of kept.entries()) {
      this.vectors.copyWithin(now * dimension, at * dimension, (at + 1) * dimension);
      this.byDocument.set(row.docId, [...(this.byDocument.get(row.docId) ?? []), now]);
    }
    this.rows = kept.map(({ row }) => row);
    this.gone = 0;
  }

  /** The nearest passages that match a filter, nearest first. */
  nearest(vector: Float32Array, filter: Filter & { lang: SearchLang }, limit: number): Neighbour[] {
    const scope = new Set(filter.scope);
    const found: Neighbour[] = [];
    let least = 0;
    for (const [at, row] of this.rows.entries()) {
      if (!row || row.lang !== filter.lang || !scope.has(row.kbId)) continue;
      if (filter.docId && row.docId !== filter.docId) continue;
      const similarity = this.along(vector, at);
      if (similarity <= least) continue;
      found.push({ id: row.id, similarity });
      // Cut now and then, so that most passages are rejected by one comparison.
      if (found.length >= 4 * limit) least = cutTo(found, limit);
    }
    cutTo(found, limit);
    return found;
  }

  /** Vectors of passages of one language, taken evenly from all of them. */
  sample(lang: SearchLang, most: number): Float32Array[] {
    const there = [...this.rows.keys()].filter((at) => this.rows[at]?.lang === lang);
    const { dimension } = this.space;
    return Array.from({ length: Math.min(most, there.length) }, (_, n) => {
      const at = there[Math.floor((n * there.length) / Math.min(most, there.length))] as number;
      return Float32Array.from(this.vectors.subarray(at * dimension, (at + 1) * dimension), (value) => value / LARGEST);
    });
  }

  private along(vector: Float32Array, at: number): number {
    const from = at * vector.length;
    let sum = 0;
    for (let n = 0; n < vector.length; n++) sum += (vector[n] as number) * (this.vectors[from + n] as number);
    return sum / LARGEST;
  }
}

/** Sorts, keeps the nearest and returns the similarity of the last one. */
function cutTo(found: Neighbour[], limit: number): number {
  found.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
  found.length = Math.min(found.length, limit);
  return found.length === limit ? (found.at(-1)?.similarity ?? 0) : 0;
}
