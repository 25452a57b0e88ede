/** What one address says besides the portal's own name: for search engines, previews and browsers without scripts. */
export interface PageText {
  title: string;
  description: string;
  /** The canonical address, from its first slash. */
  path: string;
  /** Structured data of schema.org. */
  data?: object;
  /** Whether search engines are asked to leave it out. */
  hidden?: boolean;
  /** The address of its feed, from its first slash. */
  feed?: string;
  /** HTML that is safe to send. */
  body: string;
}

export type PageAnswer = { text: PageText } | { status: 403 | 404 | 410 } | { movedTo: string };

/** Answers for the addresses that have a text of their own; undefined for all others. */
export type FindText = (page: {
  domain: string | undefined;
  path: string;
  /** Whether the portal has a page at this path. */
  isKnown: boolean;
  query: URLSearchParams;
  origin: string;
}) => Promise<PageAnswer | undefined>;
