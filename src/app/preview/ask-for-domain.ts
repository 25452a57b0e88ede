import { findOperation } from './find-operation';

/** As server/domains/preview-domain.ts knows it. */
const PREVIEW_HEADER = 'X-Preview-Domain';
const SCOPE_HEADER = 'X-Preview-Scope';
const DRAFTS_HEADER = 'X-Preview-Drafts';
const GUEST_HEADER = 'X-Millwright-Guest';

interface Shown {
  domain: string;
  /** The knowledge bases of the draft. */
  scope?: readonly number[] | null | undefined;
  /** Also the operator's own drafts of assistants and checks. */
  drafts?: boolean | undefined;
  /** The secret of a guest's link, in place of an operator's right. */
  guest?: string | undefined;
}

/** Wraps `fetch` so that the portal's own calls are answered with the data of the previewed domain. */
export function askForDomain(send: typeof fetch, shownOf: () => Shown | undefined): typeof fetch {
  return (input, init) => {
    const shown = shownOf();
    const given = input instanceof Request ? input : undefined;
    const url = new URL(given?.url ?? String(input), location.href);
    const isOurs = url.origin === location.origin && findOperation(init?.method ?? given?.method ?? 'GET', url.href);
    if (!shown || !isOurs) return send(input, init);
    const headers = new Headers(init?.headers ?? given?.headers);
    if (shown.guest === undefined) {
      headers.set(PREVIEW_HEADER, shown.domain);
      if (shown.scope) headers.set(SCOPE_HEADER, shown.scope.join());
      if (shown.drafts) headers.set(DRAFTS_HEADER, '1');
    } else headers.set(GUEST_HEADER, shown.guest);
    // What this browser keeps of the host's own answers is another domain's.
    return send(input, { ...init, headers, cache: 'no-store' });
  };
}
