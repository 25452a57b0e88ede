/** Every code that a call by key may be refused with: the HTTP status, and whether trying again may help. */
export const PLATFORM_ERRORS = [
  { code: 'invalid_key', status: 401, again: false },
  { code: 'key_expired', status: 401, again: false },
  { code: 'key_revoked', status: 401, again: false },
  { code: 'key_scope', status: 403, again: false },
  { code: 'key_network', status: 403, again: false },
  { code: 'key_in_address', status: 400, again: false },
  { code: 'invalid_request', status: 400, again: false },
  { code: 'unsupported_parameter', status: 400, again: false },
  { code: 'context_length_exceeded', status: 400, again: false },
  { code: 'upstream_refused', status: 400, again: false },
  { code: 'model_not_found', status: 404, again: false },
  { code: 'payload_too_large', status: 413, again: false },
  { code: 'rate_limited', status: 429, again: true },
  { code: 'quota_exceeded', status: 429, again: true },
  { code: 'upstream_failed', status: 502, again: true },
  { code: 'stream_cut', status: 502, again: true },
  { code: 'upstream_busy', status: 503, again: true },
  { code: 'upstream_timeout', status: 504, again: true },
  { code: 'server_error', status: 500, again: true },
] as const;

export type PlatformError = (typeof PLATFORM_ERRORS)[number]['code'];
