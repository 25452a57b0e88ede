import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';

type Session = Data<'openEmbedSession'>;

/** Renewed well before the server forgets it, which is after ten minutes. */
const RENEW_MS = 4 * 60_000;

export interface EmbedSession {
  /** Opens a session; throws an error that may be shown. */
  open(wish: { channel: string; nonce: string; parent?: string; identity?: string }): Promise<Session>;
  end(): Promise<void>;
}

type Own = Pick<Window, 'fetch' | 'location'>;

/**
 * The session of an embedded page. Its token is in the memory of this page alone: in no cookie and no storage, which
 * browsers block in frames, and which outlive the page. All calls of this page carry it, and none a cookie.
 */
export function keepEmbedSession(own: Own, onEnded: () => void, language: () => string): EmbedSession {
  const send = own.fetch.bind(own);
  let token: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const forget = () => {
    token = undefined;
    clearInterval(timer);
  };
  const hasEnded = () => {
    if (token === undefined) return;
    forget();
    onEnded();
  };
  own.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== own.location.origin) return send(request);
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    const sent = token;
    const answer = await send(request, { credentials: 'omit' });
    if (answer.status === 401 && sent === token) hasEnded();
    return answer;
  };
  const call = (path: string, method: 'POST' | 'DELETE', body?: object) =>
    own.fetch(new URL(path, own.location.origin), {
      method,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId(), 'Accept-Language': language() },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    async open(wish) {
      const answer = await call('/api/embed/sessions', 'POST', wish);
      const { data, msg }: { data: Session | null; msg?: string } = await answer.json();
      if (!answer.ok || !data?.token) throw new Error(msg ?? String(answer.status));
      token = data.token;
      // A network that is away for a moment is tried again the next time; a session that has ended says so itself.
      const renew = () => void call('/api/embed/sessions/renew', 'POST').catch(() => undefined);
      timer = setInterval(renew, RENEW_MS);
      return data;
    },
    async end() {
      if (token !== undefined) await call('/api/embed/sessions', 'DELETE').catch(() => undefined);
      forget();
    },
  };
}
