import type { Data } from '@/api/paths';
import { KeyRefusal } from './ask-by-key';

export type Hit = Data<'searchKnowledge'>['hits'][number];

/** Searches as a program does, with a fetch of its own: what a key is refused must not end the reader's session. */
export async function searchByKey(
  { key, query, locale }: { key: string; query: string; locale: string },
  signal: AbortSignal,
): Promise<Hit[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, {
    credentials: 'omit',
    headers: { authorization: `Bearer ${key}`, 'accept-language': locale },
    signal,
  });
  const { data, msg } = (await response.json().catch(() => ({}))) as { data?: Data<'searchKnowledge'>; msg?: string };
  if (!response.ok || !data) throw new KeyRefusal(response.status, '', msg ?? '');
  return data.hits;
}
