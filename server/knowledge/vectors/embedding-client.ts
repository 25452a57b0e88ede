import type { ModelConfig } from '../../base/model-server/model-config';
import { faultOfStatus, faultOfThrown, ModelFault, withoutKey } from '../../base/model-server/model-fault';
import { postJson } from '../../base/model-server/post-json';
import { startOf, wholeText } from '../../base/model-server/response-text';
import { readEmbeddings } from './read-embeddings';

export interface EmbeddingClient {
  /** Returns one unit vector per text. Throws ModelFault, with reason 'refused' if the texts are at fault. */
  embed(texts: string[], withinMs: number, signal?: AbortSignal): Promise<Float32Array[]>;
}

/** Statuses for too many texts or for one that is too long. */
const TOO_MUCH = [400, 413, 422];
/** Maximum characters of a reply per vector, and for everything else. */
const VECTOR = 250_000;
const REST = 20_000;

/** Client of the `/embeddings` call of OpenAI-compatible servers. */
export function createEmbeddingClient(config: ModelConfig): EmbeddingClient {
  async function ask(input: string[], signal: AbortSignal): Promise<Float32Array[]> {
    const body = { model: config.model, input };
    const response = await postJson(config, '/embeddings', body, { accept: 'application/json', signal });
    if (response.ok) {
      return readEmbeddings(await wholeText(response, input.length * VECTOR + REST, signal), input.length);
    }
    const { status, headers } = response;
    const said = withoutKey(await startOf(response, signal), config.apiKey);
    if (TOO_MUCH.includes(status)) throw new ModelFault('refused', `status ${status}: ${said}`);
    throw faultOfStatus(status, headers.get('retry-after'), said);
  }
  return {
    async embed(texts, withinMs, signal) {
      const late = AbortSignal.timeout(withinMs);
      try {
        return await ask(texts, signal ? AbortSignal.any([signal, late]) : late);
      } catch (err) {
        signal?.throwIfAborted();
        if (late.aborted) throw new ModelFault('slow', `no vectors within ${withinMs} ms`, { again: true });
        throw faultOfThrown(err);
      }
    },
  };
}
