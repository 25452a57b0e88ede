const LONGEST_KEYWORD = 200;

/** What the address of the history asks for. Whoever writes addresses by hand gets the first page, not an error. */
export function readHistoryQuery({ page = '', q = '' }: { page?: string | undefined; q?: string | undefined }) {
  const asked = Number(page);
  return { page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1, keyword: q.slice(0, LONGEST_KEYWORD) };
}

/** What is asked of the server for one page; equal for the early start and for the list, or it would be asked twice. */
export const historyArg = (page: number, keyword: string) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(keyword && { keyword }),
});

export const PAGE_SIZE = 20;
