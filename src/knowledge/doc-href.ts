export interface DocPlace {
  docId: string;
  /** The version that span and hash count in. */
  version?: number;
  span?: readonly [number, number];
  hash?: string;
  /** Heading of the section that is meant, where no passage is. */
  section?: string;
  /** The chat that cites it: the way back. */
  from?: string;
  /** Show the cited version itself, not the newest. */
  asCited?: boolean;
}

/** No section is named by more. */
const LONGEST_HEADING = 300;

/** The address of a document, with the passage that a citation means. */
export function docHref({ docId, version, span, hash, section, from, asCited }: DocPlace): string {
  const query = new URLSearchParams();
  if (version !== undefined) query.set('v', String(version));
  if (span) {
    query.set('start', String(span[0]));
    query.set('end', String(span[1]));
  }
  if (hash) query.set('hash', hash);
  if (section) query.set('section', section);
  if (from) query.set('from', from);
  if (asCited) query.set('show', 'cited');
  const text = query.toString();
  return `/doc/${encodeURIComponent(docId)}${text && `?${text}`}`;
}

/** Reads the address again. Whatever is not a number or a fingerprint is left out: links are typed and cut by people. */
export function readDocHref(docId: string, query: URLSearchParams): DocPlace {
  const version = whole(query.get('v'), 1);
  const start = whole(query.get('start'), 0);
  const end = whole(query.get('end'), 1);
  const hash = query.get('hash') ?? '';
  const section = query.get('section') ?? '';
  const from = query.get('from') ?? '';
  return {
    docId,
    ...(version !== undefined && { version }),
    ...(start !== undefined && end !== undefined && start < end && { span: [start, end] as const }),
    ...(/^[0-9a-f]{16}$/.test(hash) && { hash }),
    ...(section !== '' && section.length <= LONGEST_HEADING && { section }),
    ...(/^[\w-]{1,64}$/.test(from) && { from }),
    ...(query.get('show') === 'cited' && { asCited: true }),
  };
}

function whole(text: string | null, least: number): number | undefined {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return value >= least ? value : undefined;
}
