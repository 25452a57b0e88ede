import { timeout } from '../../../generated/call-facts.json';
import type { RawQuery } from './types';

const MAIN_TIMEOUT_MS = 20_000;
const LONG_TIMEOUT_MS = 1_000_000;

/**
 * 20 s for calls that a person waits for, 1,000 s for long-running ones; docs/decisions/client-calls.md lists which.
 */
export function withTimeout(base: RawQuery): RawQuery {
  return (args, api, extra) => base({ ...args, timeout: args.timeout ?? timeoutOf(api.endpoint) }, api, extra);
}

export const timeoutOf = (call: string): number => (timeout.long.includes(call) ? LONG_TIMEOUT_MS : MAIN_TIMEOUT_MS);
