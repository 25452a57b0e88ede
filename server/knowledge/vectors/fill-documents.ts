import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../base/database/db';
import { ModelFault } from '../../base/model-server/model-fault';
import type { Candidate } from '../search/index-row';
import type { LanceIndex } from '../search/lance-index';
import { findVectors, keepVectors, takeTurn, type VectorSpace } from '../store/text-vectors';
import { passageText, textHash } from './passage-text';
import type { TextEmbedder } from './text-embedder';
import type { VectorTable } from './vector-table';

interface FillOptions {
  store: Store;
  index(): LanceIndex;
  table: VectorTable;
  space: VectorSpace;
  embedder: TextEmbedder;
  prefix?: string;
  /** Passages that the server rejects. */
  refused: Set<string>;
  signal: AbortSignal;
  /** Called after the number of vectors has changed. */
  written(): Promise<void>;
  /** Called when a vector has another length than the others. */
  doubt(): void;
}

interface Text {
  text: string;
  hash: Buffer;
  key: string;
}

/** Passages written to the table at once. */
const ROWS = 256;
/** Texts per turn; other nodes may be waiting. */
const TURN = 128;
const OTHERS_TURN_MS = 250;

/** Updates the vectors of some documents to match their passages: removes stale ones and adds missing ones. */
export async function fillDocuments(docIds: string[], options: FillOptions): Promise<void> {
  const { index, table, refused, signal, written } = options;
  const [passages, vectors] = await Promise.all([index().ids(docIds), table.ids(docIds)]);
  const gone = [...vectors.keys()].filter((id) => !passages.has(id));
  await table.remove(gone);
  if (gone.length > 0) await written();
  const missing = [...passages.keys()].filter((id) => !vectors.has(id) && !refused.has(id));
  for (let at = 0; at < missing.length; at += ROWS) {
    signal.throwIfAborted();
    await fillPassages(await index().passages(missing.slice(at, at + ROWS)), options);
  }
}

async function fillPassages(passages: Candidate[], options: FillOptions): Promise<void> {
  const { table, prefix, refused, written } = options;
  const texts = passages.map((passage): Text => {
    const text = passageText(passage, prefix);
    const hash = textHash(text);
    return { text, hash, key: hash.toString('hex') };
  });
  const made = await vectorsOf(texts, options);
  const rows = passages.flatMap(({ id, docId, kbId, lang }, at) => {
    const hash = texts[at]?.key ?? '';
    const vector = made.get(hash);
    if (!vector) refused.add(id);
    return vector ? [{ id, docId, kbId, lang, hash, vector }] : [];
  });
  await table.add(rows);
  await written();
}

/** Reads known vectors from the database; one node at a time requests the missing ones and stores them for all. */
async function vectorsOf(texts: Text[], options: FillOptions): Promise<Map<string, Float32Array>> {
  const { store, space, signal } = options;
  const refused = new Set<string>();
  for (;;) {
    const known = await findVectors(
      store.db,
      space,
      texts.map(({ hash }) => hash),
    );
    const unknown = texts.filter(({ key }) => !known.has(key) && !refused.has(key));
    if (unknown.length === 0) return known;
    const mine = await takeTurn(store, () => make(unknown.slice(0, TURN), refused, options));
    if (!mine) await sleep(OTHERS_TURN_MS, undefined, { signal });
  }
}

/** Requests vectors and stores each batch at once, so that a kill loses only the current one. */
async function make(wanted: Text[], refused: Set<string>, options: FillOptions): Promise<void> {
  const { store, space, embedder, signal, doubt } = options;
  // Another node may have made them while this one waited for its turn.
  const known = await findVectors(
    store.db,
    space,
    wanted.map(({ hash }) => hash),
  );
  const unique = new Map(wanted.filter(({ key }) => !known.has(key)).map((text) => [text.key, text]));
  const texts = [...unique.values()];
  for (let at = 0; at < texts.length; ) {
    signal.throwIfAborted();
    const batch = texts.slice(at, at + embedder.batch());
    const vectors = await embedder.embed(
      batch.map(({ text }) => text),
      signal,
    );
    const odd = vectors.find((vector) => vector && vector.length !== space.dimension);
    if (odd) {
      doubt();
      throw new ModelFault('broken', `a vector of ${odd.length} dimensions where ${space.dimension} are known`);
    }
    const kept = batch.flatMap(({ hash }, n) => {
      const vector = vectors[n];
      return vector ? [{ hash, vector }] : [];
    });
    await keepVectors(store.db, space, kept);
    for (const [n, { key }] of batch.entries()) if (!vectors[n]) refused.add(key);
    at += batch.length;
  }
}
