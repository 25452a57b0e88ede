import type { RawQuery } from './types';

export const MAIN_TIMEOUT_MS = 20_000;
export const LONG_TIMEOUT_MS = 1_000_000;

// Behind these prefixes work models and tools, and an upload takes as long as the line does.
const LONG = ['/achat/api', '/intelligent-agent', '/chat', '/mchat', '/tianzhi-tools', '/d-save'];
const UPLOADS = ['/proxy-api/open/person/upload', '/api/pictures'];

/** 20 s for what a person waits for, 1,000 s for long work; see docs/decisions/client-calls.md for who is who. */
export function withTimeout(base: RawQuery): RawQuery {
  return (args, api, extra) => base({ ...args, timeout: args.timeout ?? timeoutOf(args.url) }, api, extra);
}

export function timeoutOf(url: string): number {
  const long = UPLOADS.includes(url) || LONG.some((prefix) => url.startsWith(`${prefix}/`));
  return long ? LONG_TIMEOUT_MS : MAIN_TIMEOUT_MS;
}
