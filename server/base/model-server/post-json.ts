import type { ModelConfig } from './model-config';

/** Sends one request to a model server, with its key if it has one, or by the router. */
export function postJson(
  { baseUrl, apiKey, post }: Pick<ModelConfig, 'baseUrl' | 'post'> & { apiKey?: string | undefined },
  path: string,
  body: object,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<Response> {
  if (post) return post(path, body, { accept, signal });
  return fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body, whole),
    // A redirect could carry the key to another host.
    redirect: 'error',
    signal,
  });
}

/** Text cut to a length may end in a lone surrogate, which many servers refuse. */
const whole = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);
