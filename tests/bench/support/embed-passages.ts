import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbedConfig } from '../../../server/knowledge/config';
import type { Near } from '../../../server/knowledge/search/find-passages';
import { createEmbeddingClient } from '../../../server/knowledge/vectors/embedding-client';
import { createNear } from '../../../server/knowledge/vectors/near';
import { passageText, textHash } from '../../../server/knowledge/vectors/passage-text';
import { createQuestionVectors } from '../../../server/knowledge/vectors/question-vectors';
import { createTextEmbedder } from '../../../server/knowledge/vectors/text-embedder';
import { createVectorSet } from '../../../server/knowledge/vectors/vector-set';
import { openVectorTable } from '../../../server/knowledge/vectors/vector-table';
import type { BenchIndex } from './index-public-sets';

interface BenchVectors {
  near: Near;
  dimension: number;
  seconds: number;
  remove(): Promise<void>;
}

/** Long enough that every question gets its vector. */
const PATIENCE_MS = 60_000;
const AT_ONCE = 256;

/** Vectors of all passages of an index, from the configured embedding server. */
export async function embedPassages(config: EmbedConfig, { index }: BenchIndex): Promise<BenchVectors> {
  const started = performance.now();
  const client = createEmbeddingClient(config);
  const embedder = createTextEmbedder(client);
  const { signal } = new AbortController();
  const dimension = (await client.embed(['Millwright'], PATIENCE_MS))[0]?.length ?? 0;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-vectors-'));
  const table = await openVectorTable(folder, dimension);
  const ids = [...(await index.ids()).keys()];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const passages = await index.passages(ids.slice(at, at + AT_ONCE));
    const texts = passages.map((passage) => passageText(passage, config.passagePrefix));
    const vectors: (Float32Array | null)[] = [];
    while (vectors.length < texts.length)
      vectors.push(...(await embedder.embed(texts.slice(vectors.length, vectors.length + embedder.batch()), signal)));
    const rows = passages.flatMap(({ id, docId, kbId, lang }, n) => {
      const vector = vectors[n];
      return vector ? [{ id, docId, kbId, lang, hash: textHash(texts[n] ?? '').toString('hex'), vector }] : [];
    });
    await table.add(rows);
  }
  const set = createVectorSet({ id: 0, dimension }, table);
  await set.written();
  await set.tidy(index, 1);
  const silent = { warn: () => {}, info: () => {} };
  const questions = createQuestionVectors({
    client,
    withinMs: PATIENCE_MS,
    prefix: config.questionPrefix,
    log: silent,
  });
  const near = createNear({
    index: () => index,
    vectors: () => set,
    questionVector: (question) => questions.of(question),
    onOtherLength: () => {},
    onFailure: (err) => console.error(err),
  });
  return {
    near,
    dimension,
    seconds: (performance.now() - started) / 1000,
    async remove() {
      table.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
