import type { RunEvent } from './types';

/** Parses a `data:` line; null if it is not an event. A dropped event shows as a gap in the numbers. */
export function parseEvent(data: string): RunEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  return isEvent(value) ? value : null;
}

function isEvent(value: unknown): value is RunEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { seq, from, run, event, data } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(seq) &&
    (from === undefined || Number.isSafeInteger(from)) &&
    typeof run === 'string' &&
    typeof event === 'string' &&
    typeof data === 'object' &&
    data !== null
  );
}
