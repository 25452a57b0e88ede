import { untilSignedIn } from '@/browser/sign-in-gate';

/**
 * Wraps `fetch` for streams, which bypass the API client: repeats a request after a sign-in. Bodies must be strings, so
 * that they can be sent twice.
 */
export const askingToSignIn =
  (send: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const response = await send(input, init);
    if (response.status !== 401 || !(await untilSignedIn(init.signal ?? undefined))) return response;
    return send(input, init);
  };
