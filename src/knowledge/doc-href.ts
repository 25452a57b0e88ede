export interface DocPlace {
  docId: string;
  /** The version that `span` and `hash` refer to. */
  version?: number;
  span?: readonly [number, number];
  hash?: string;
  /** Heading of the target section, if there is no passage. */
  section?: string;
  /** The chat that cites the document, for the link back. */
  from?: string;
  /** Shows the cited version instead of the latest one. */
  asCited?: boolean;
}

/** In characters; longer than any section heading. */
const LONGEST_HEADING = 300;

/** URL of a document, with the cited passage if there is one. */
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

/** Parses the URL. Invalid values are ignored, because people edit and truncate links. */
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
