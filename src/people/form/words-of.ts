import { isApiError } from '@/api/api-error';

/** What the server says a call failed of; null when it says nothing. A conflict has no toast: who asked has to show it. */
export const wordsOf = (error: unknown): string | null =>
  isApiError(error) && 'msg' in error ? (error.msg ?? null) : null;
