import { describe, expect, it } from 'vitest';
import { ModelFault } from '../../base/model-server/model-fault';
import { createTextEmbedder } from './text-embedder';

const { signal } = new AbortController();
const refuse = () => Promise.reject(new ModelFault('refused', 'status 413'));

/** A server that accepts what `takes` allows, and records the sizes of its batches. */
function serverThat(takes: (texts: string[]) => boolean) {
  const sent: number[] = [];
  const embedder = createTextEmbedder({
    embed: async (texts) => {
      sent.push(texts.length);
      return takes(texts) ? texts.map((text) => Float32Array.of(text.length)) : refuse();
    },
  });
  return { embedder, sent };
}

const texts = (count: number, length = 10) => Array.from({ length: count }, (_, n) => String(n).padEnd(length, 'x'));

describe('createTextEmbedder', () => {
  it('sends a batch at once where it is taken', async () => {
    const { embedder, sent } = serverThat(() => true);
    expect(await embedder.embed(texts(32), signal)).toHaveLength(32);
    expect(sent).toEqual([32]);
    expect(await embedder.embed([], signal)).toEqual([]);
  });

  it('learns how many texts a server takes', async () => {
    const { embedder } = serverThat((batch) => batch.length <= 10);
    expect(await embedder.embed(texts(32), signal)).not.toContain(null);
    expect(embedder.batch()).toBe(8);
  });

  it('sends the beginning of a text that is too long, and as many at a time as before', async () => {
    const { embedder } = serverThat((batch) => batch.every((text) => text.length < 900));
    const [first, long, last] = await embedder.embed([...texts(1), ...texts(1, 3_000), ...texts(1)], signal);
    expect([first?.[0], long?.[0], last?.[0]]).toEqual([10, 750, 10]);
    expect(embedder.batch()).toBe(32);
  });

  it('leaves out a text that is taken in no form', async () => {
    const { embedder } = serverThat((batch) => !batch.some((text) => text.startsWith('3')));
    const made = await embedder.embed(texts(6, 500), signal);
    expect(made.map((vector) => vector !== null)).toEqual([true, true, true, false, true, true]);
  });

  it('does not blame the texts where nothing is taken: it asks twice and throws', async () => {
    const { embedder, sent } = serverThat(() => false);
    await expect(embedder.embed(texts(20), signal)).rejects.toMatchObject({ reason: 'refused' });
    expect(sent).toEqual([20, 1]);
  });

  it('sends less at a time to a server that is too slow for it', async () => {
    const slow = { embed: () => Promise.reject(new ModelFault('slow', 'late')) };
    const embedder = createTextEmbedder(slow);
    await expect(embedder.embed(texts(32), signal)).rejects.toMatchObject({ reason: 'slow' });
    expect(embedder.batch()).toBe(16);
  });
});
