import { findOperation } from './find-operation';

/** As server/domains/preview-domain.ts knows it. */
const PREVIEW_HEADER = 'X-Preview-Domain';

/** Wraps `fetch` so that the portal's own calls are answered with the data of the previewed domain. */
export function askForDomain(send: typeof fetch, domainOf: () => string | undefined): typeof fetch {
  return (input, init) => {
    const domain = domainOf();
    const given = input instanceof Request ? input : undefined;
    const url = new URL(given?.url ?? String(input), location.href);
    const isOurs = url.origin === location.origin && findOperation(init?.method ?? given?.method ?? 'GET', url.href);
    if (domain === undefined || !isOurs) return send(input, init);
    const headers = new Headers(init?.headers ?? given?.headers);
    headers.set(PREVIEW_HEADER, domain);
    // What this browser keeps of the host's own answers is another domain's.
    return send(input, { ...init, headers, cache: 'no-store' });
  };
}
