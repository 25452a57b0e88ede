import { isApiError, messageOf } from '@/api/api-error';

const OURS: Record<string, string> = {
  network: 'form.network',
  timeout: 'form.timeout',
  malformed: 'form.malformed',
  refused: 'form.busy',
};

/** What a call failed of, for the form that sent it: the server's words, or ours where it had none. */
export function faultOf(error: unknown, otherwise = 'form.failed'): string {
  return messageOf(error) || (isApiError(error) && OURS[error.kind]) || otherwise;
}
