import { ModelFault } from '../../base/model-server/model-fault';
import type { EmbeddingClient } from './embedding-client';

export interface TextEmbedder {
  /** Texts per request; shrinks if the server accepts fewer. */
  batch(): number;
  /** Returns one vector per text; null for a text that the server rejects even when shortened. */
  embed(texts: string[], signal: AbortSignal): Promise<(Float32Array | null)[]>;
}

/** Accepted by most servers; some allow only ten. */
const BATCH = 32;
const WITHIN_MS = 60_000;
/** A text that is too long is halved repeatedly, down to this many characters. */
const SHORTEST = 200;
/** A text that every model accepts: if it fails too, the fault is not in the texts. */
export const PROBE = 'Millwright';

/** Embeds many texts with a server whose limits are unknown. */
export function createTextEmbedder(client: EmbeddingClient): TextEmbedder {
  let batch = BATCH;

  /** Returns null if the texts may be at fault: too many, too long, or one that the model cannot process. */
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

  /** Embeds the longest accepted beginning of a rejected text; null if there is none. */
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
    // If both halves succeed, the batch was too large. Otherwise one text is at fault, and the batch size stays.
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
