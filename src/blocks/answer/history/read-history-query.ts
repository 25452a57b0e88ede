const LONGEST_KEYWORD = 200;
const LONGEST_TAG = 32;

type Query = Partial<Record<'page' | 'q' | 'tag' | 'assistant', string | undefined>>;

/** What narrows the list. */
export interface HistoryFilter {
  keyword: string;
  tag: string;
  /** Only chats that began with this assistant. */
  assistant: string;
}

/** Reads page and filter from the URL. An invalid page number falls back to the first page. */
export function readHistoryQuery({
  page = '',
  q = '',
  tag = '',
  assistant = '',
}: Query): HistoryFilter & { page: number } {
  const asked = Number(page);
  return {
    page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
    keyword: q.slice(0, LONGEST_KEYWORD),
    tag: tag.slice(0, LONGEST_TAG),
    assistant: /^[a-z][a-z0-9-]{0,39}$/.test(assistant) ? assistant : '',
  };
}

/** The query arguments for one page. Preloading and the list must use equal arguments, or the request is sent twice. */
export const historyArg = (page: number, { keyword, tag, assistant }: HistoryFilter) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(keyword && { keyword }),
  ...(tag && { tag }),
  ...(assistant && { assistant }),
});

export const PAGE_SIZE = 20;
