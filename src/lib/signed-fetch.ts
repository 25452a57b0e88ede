import { untilSignedIn } from './sign-in-gate';
import { authorization, readToken } from './token-cookie';

/**
 * `fetch` for streams, which stand outside of the API client: in the name of whoever is signed in, and sent again when they had to sign in
 * first. Bodies are texts, so the second request is the first one.
 */
export async function signedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const send = () => {
    const headers = new Headers(init.headers);
    const header = authorization(readToken());
    if (header) headers.set('Authorization', header);
    return fetch(input, { ...init, headers });
  };
  const response = await send();
  if (response.status !== 401 || !(await untilSignedIn(init.signal ?? undefined))) return response;
  return send();
}
