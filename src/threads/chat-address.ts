import type { Data } from '@/api/paths';

type Item = Pick<Data<'listHistory'>['list'][number], 'id' | 'url'>;

/** Where a chat goes on: on the page of its assistant, else on one of its own. */
export function chatAddress({ id, url }: Item, message?: string): string {
  const page = url ?? `/q/${encodeURIComponent(id)}`;
  if (!message) return page;
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ m: message })}`;
}
