import { isApiError, messageOf } from '@/api/api-error';

const OURS: Record<string, string> = {
  network: 'form.network',
  timeout: 'form.timeout',
  malformed: 'form.malformed',
  refused: 'form.busy',
};

/** The error text for the form: the server's message, or a generic one. */
export function faultOf(error: unknown, otherwise = 'form.failed'): string {
  return messageOf(error) || (isApiError(error) && OURS[error.kind]) || otherwise;
}
