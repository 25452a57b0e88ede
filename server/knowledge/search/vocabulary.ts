import { readFile, rename, writeFile } from 'node:fs/promises';
import { termOf } from '../../base/text/terms';

/** Number of passages per term: the rarity for ranking, and the known words for corrections. */
export interface Vocabulary {
  readonly passages: number;
  /** Number of passages with this term; 0 if unknown. */
  frequency(term: string): number;
  /** Inverse document frequency: high for rare terms. */
  rarity(term: string): number;
  /** Folded words of alphabets with their number of passages. */
  words(): ReadonlyMap<string, number>;
  terms(): ReadonlyMap<string, number>;
}

export interface CountedTerms {
  terms: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Long numbers are nearly all distinct: counting them would only fill memory. */
const UNCOUNTED = /\d.{3,}|.{25,}/;
const ASSUMED = 2;
const WORD = /^[^\d]{4,24}$/;

/** True for words worth offering as a correction: long enough to differ from others by more than one letter. */
export const isWord = (text: string): boolean => WORD.test(text);

/** Two-letter stems match unrelated words: "aling" is no form of Al. */
const SHORT_STEM = 2;

/** True if the index contains the word in any form. */
export function isKnownWord(word: string, vocabulary: Vocabulary): boolean {
  const stem = termOf(word);
  return vocabulary.frequency(stem) > 0 && (stem.length > SHORT_STEM || vocabulary.words().has(word));
}

export class TermCounts implements Vocabulary {
  passages = 0;
  /** Increases with every change of the counts. */
  changes = 0;
  private readonly counts = new Map<string, number>();
  private readonly wordCounts = new Map<string, number>();

  frequency(term: string): number {
    return this.counts.get(term) ?? (UNCOUNTED.test(term) ? Math.min(ASSUMED, this.passages) : 0);
  }

  rarity(term: string): number {
    const found = this.frequency(term);
    return Math.log(1 + (this.passages - found + 0.5) / (found + 0.5));
  }

  words() {
    return this.wordCounts;
  }

  terms() {
    return this.counts;
  }

  add({ terms, words }: CountedTerms): void {
    this.passages += 1;
    this.changes += 1;
    for (const term of terms) if (!UNCOUNTED.test(term)) this.counts.set(term, (this.counts.get(term) ?? 0) + 1);
    for (const word of words) this.wordCounts.set(word, (this.wordCounts.get(word) ?? 0) + 1);
  }

  remove({ terms, words }: CountedTerms): void {
    this.passages = Math.max(0, this.passages - 1);
    this.changes += 1;
    for (const term of terms) less(this.counts, term);
    for (const word of words) less(this.wordCounts, word);
  }

  /** Adds the counts of another. */
  take(other: TermCounts): void {
    this.passages += other.passages;
    this.changes += 1;
    for (const [term, count] of other.counts) this.counts.set(term, (this.counts.get(term) ?? 0) + count);
    for (const [word, count] of other.wordCounts) this.wordCounts.set(word, (this.wordCounts.get(word) ?? 0) + count);
  }

  async save(file: string): Promise<void> {
    const lines = [`${FORMAT} ${this.passages} ${this.counts.size}`];
    for (const counts of [this.counts, this.wordCounts])
      for (const [term, count] of counts) lines.push(`${count} ${term}`);
    await writeFile(`${file}.new`, lines.join('\n'));
    await rename(`${file}.new`, file);
  }
}

const FORMAT = 'terms-1';

function less(counts: Map<string, number>, key: string): void {
  const count = counts.get(key);
  if (count === undefined) return;
  if (count > 1) counts.set(key, count - 1);
  else counts.delete(key);
}

/** Reads a stored vocabulary; null if the file is missing or incomplete. */
export async function readVocabulary(file: string): Promise<TermCounts | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [format, passages, terms] = (lines[0] ?? '').split(' ');
  if (format !== FORMAT || !(Number(passages) >= 0) || !(Number(terms) < lines.length)) return null;
  const vocabulary = new TermCounts();
  vocabulary.passages = Number(passages);
  lines.forEach((line, at) => {
    const space = line.indexOf(' ');
    const count = Number(line.slice(0, space));
    if (at === 0 || space < 1 || !(count > 0)) return;
    const counts = at <= Number(terms) ? vocabulary.terms() : vocabulary.words();
    (counts as Map<string, number>).set(line.slice(space + 1), count);
  });
  return vocabulary;
}
