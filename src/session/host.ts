/** The server's configuration of sessions on this host, delivered with the page. */
export interface SessionHost {
  env: 'production' | 'preproduction';
  /** For cookies shared by several hosts; absent: this host only. */
  cookieDomain?: string;
  /** A data platform that needs its own token; absent: none. */
  bigdata?: { url: string; key: string; domain: string };
  /** Other origins whose embedded pages may report that the session has expired. */
  frameOrigins?: readonly string[];
}

let host: SessionHost = { env: 'production' };

/** Called once at start. */
export function setSessionHost(next: SessionHost): void {
  host = next;
}

export const sessionHost = (): SessionHost => host;
