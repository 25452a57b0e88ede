import { untilSignedIn } from './sign-in-gate';
import { authorization, readToken } from './token-cookie';

/** `fetch` for streams, which stand outside of the API client: in the name of whoever is signed in. */
export const signedFetch: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const header = authorization(readToken());
  if (header) headers.set('Authorization', header);
  return fetch(input, { ...init, headers });
};

/** The same, sent again when somebody had to sign in first. Bodies are texts, so the second request is the first one. */
export const askingToSignIn =
  (send: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const response = await send(input, init);
    if (response.status !== 401 || !(await untilSignedIn(init.signal ?? undefined))) return response;
    return send(input, init);
  };
