import type { ModelConfig } from '../config';

/** One request to a model server, with its key where it has one. */
export function postJson(
  { baseUrl, apiKey }: ModelConfig,
  path: string,
  body: object,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<Response> {
  return fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    // A redirect could carry the key to another host.
    redirect: 'error',
    signal,
  });
}
