const LONGEST_KEYWORD = 200;

/** Reads page and keyword from the URL. An invalid page number falls back to the first page. */
export function readHistoryQuery({ page = '', q = '' }: { page?: string | undefined; q?: string | undefined }) {
  const asked = Number(page);
  return { page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1, keyword: q.slice(0, LONGEST_KEYWORD) };
}

/** The query arguments for one page. Preloading and the list must use equal arguments, or the request is sent twice. */
export const historyArg = (page: number, keyword: string) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(keyword && { keyword }),
});

export const PAGE_SIZE = 20;
