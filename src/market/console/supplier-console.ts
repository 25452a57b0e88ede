import type { Data } from '@/api/paths';

export type SupplierConsole = Data<'getSupplier'>;

export const CONSOLE = '/center/supplier';

/** A page of the console: its list, one offering, or what the supplier says of itself. */
export const consoleHref = (query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${CONSOLE}?${search}` : CONSOLE;
};

/** What the server says of a refusal, in the reader's language. */
export const textOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string' && error.msg
    ? error.msg
    : undefined;
