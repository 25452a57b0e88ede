/** What the server's configuration says about sessions on this host; it comes with the page. */
export interface SessionHost {
  env: 'production' | 'preproduction';
  /** For cookies that several hosts share; absent: this host alone. */
  cookieDomain?: string;
  /** The data platform that may want a token of its own; absent: none does. */
  bigdata?: { url: string; key: string; domain: string };
  /** Embedded pages of these origins may say that the session has expired, besides our own. */
  frameOrigins?: readonly string[];
}

let host: SessionHost = { env: 'production' };

/** Once, when the page starts. */
export function setSessionHost(next: SessionHost): void {
  host = next;
}

export const sessionHost = (): SessionHost => host;
