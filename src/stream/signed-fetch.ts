import { untilSignedIn } from '@/browser/sign-in-gate';

/** A `fetch` for streams, which stand outside of the API client: sent again when somebody had to sign in first. Bodies are texts, so the second request is the first one. */
export const askingToSignIn =
  (send: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const response = await send(input, init);
    if (response.status !== 401 || !(await untilSignedIn(init.signal ?? undefined))) return response;
    return send(input, init);
  };
