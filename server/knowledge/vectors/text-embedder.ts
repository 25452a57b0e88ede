import { ModelFault } from '../../base/model-server/model-fault';
import type { EmbeddingClient } from './embedding-client';

export interface TextEmbedder {
  /** How many texts to send at a time; becomes less where a server takes less. */
  batch(): number;
  /** One vector for each text; null for one that the server takes in no form. */
  embed(texts: string[], signal: AbortSignal): Promise<(Float32Array | null)[]>;
}

/** What most servers take; some want ten at most. */
const BATCH = 32;
const WITHIN_MS = 60_000;
/** A text that is too long for a model is sent shorter and shorter, down to this. */
const SHORTEST = 200;
/** A text that every model takes: where it gets no vector either, the text was not to blame. */
export const PROBE = 'Millwright';

/** Makes vectors of many texts by a server of which nobody knows how much it takes at a time. */
export function createTextEmbedder(client: EmbeddingClient): TextEmbedder {
  let batch = BATCH;

  /** Null where the texts may be to blame: too many, too long, or one that the model makes no sense of. */
  async function ask(texts: string[], signal: AbortSignal): Promise<Float32Array[] | null> {
    try {
      return await client.embed(texts, WITHIN_MS, signal);
    } catch (err) {
      if (!(err instanceof ModelFault)) throw err;
      if (err.reason === 'refused' || err.reason === 'broken') return null;
      if (err.reason === 'slow') batch = Math.ceil(batch / 2);
      throw err;
    }
  }

  /** What of a refused text is short enough. */
  async function shortened(text: string, signal: AbortSignal): Promise<Float32Array | null> {
    for (let length = text.length >> 1; length >= SHORTEST; length >>= 1) {
      const made = await ask([text.slice(0, length)], signal);
      if (made) return made[0] ?? null;
    }
    return null;
  }

  async function inHalves(texts: string[], signal: AbortSignal): Promise<(Float32Array | null)[]> {
    if (texts.length === 1) return [await shortened(texts[0] ?? '', signal)];
    const half = Math.ceil(texts.length / 2);
    const [left, right] = [texts.slice(0, half), texts.slice(half)];
    const before = await ask(left, signal);
    const after = await ask(right, signal);
    // Both halves are fine: there were too many. Otherwise one text is to blame, and the next batch may be as long.
    if (before && after) batch = Math.min(batch, half);
    return [...(before ?? (await inHalves(left, signal))), ...(after ?? (await inHalves(right, signal)))];
  }

  async function embed(texts: string[], signal: AbortSignal): Promise<(Float32Array | null)[]> {
    if (texts.length === 0) return [];
    const made = await ask(texts, signal);
    if (made) return made;
    await client.embed([PROBE], WITHIN_MS, signal);
    return inHalves(texts, signal);
  }

  return { batch: () => batch, embed };
}
