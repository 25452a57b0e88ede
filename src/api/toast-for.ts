import type { ApiError } from './api-error';

export interface Toast {
  intent: 'warning' | 'error';
  /** The server's message; without it, the message of `textKey` is shown. */
  text?: string;
  textKey: 'errors:busy' | 'errors:http' | 'errors:malformed' | 'errors:network' | 'errors:session' | 'errors:timeout';
  durationMs: number;
  /** Toasts with the same cause are shown as one, so five calls to a server that is down produce one toast. */
  cause: string;
}

const FIVE_SECONDS = 5_000;

/** The toast for a failed call; null if there is none. Pure: src/app shows it. */
export function toastFor(error: ApiError): Toast | null {
  switch (error.kind) {
    case 'aborted':
    case 'conflict':
    case 'operator-needed':
    case 'token-rejected':
      return null;
    case 'refused':
      return toast('warning', 'errors:busy', `refused:${error.code}:${error.msg ?? ''}`, error.msg);
    case 'http':
      // The sign-in form continues; nothing has failed.
      if (error.detail?.reason === 'second-step') return null;
      return toast('error', 'errors:http', `http:${error.status}:${error.msg ?? ''}`, error.msg);
    case 'session-ended':
      return toast('warning', 'errors:session', 'session', error.msg);
    case 'timeout':
      return toast('error', 'errors:timeout', 'timeout');
    case 'network':
      return toast('error', 'errors:network', 'network');
    case 'malformed':
      return toast('error', 'errors:malformed', 'malformed');
  }
}

function toast(intent: Toast['intent'], textKey: Toast['textKey'], cause: string, text?: string): Toast {
  return { intent, textKey, text, cause, durationMs: FIVE_SECONDS };
}
