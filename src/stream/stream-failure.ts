/** Why an answer could not be received. The messages are in i18n under `errors:stream.<kind>`. */
export type StreamFailure =
  | { kind: 'timeout' }
  | { kind: 'http'; status: number; code?: number; message?: string; retryAfterMs?: number }
  | { kind: 'empty' }
  | { kind: 'incomplete' };

/** Reads the envelope of a refused call. */
export async function httpFailure(response: Response): Promise<StreamFailure> {
  const failure: StreamFailure = { kind: 'http', status: response.status };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(seconds)) failure.retryAfterMs = seconds * 1000;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return failure;
  const { code, msg } = body as Record<string, unknown>;
  if (typeof code === 'number') failure.code = code;
  if (typeof msg === 'string') failure.message = msg;
  return failure;
}
