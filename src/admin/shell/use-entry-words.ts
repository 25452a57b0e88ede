import { useCallback } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';

type Entry = Data<'listRevisions'>['items'][number];
type Said = Pick<Entry, 'kind' | 'message'>;

/** Names revisions as people do: by their reason, and in a list of choices also by their time and author. */
export function useEntryWords() {
  const { t } = useTranslation('admin');
  /** What the installation came with has a file's name as its reason. */
  const reasonOf = useCallback(
    ({ kind, message }: Said) => (kind !== 'seed' && message) || t(`history.kind.${kind}`),
    [t],
  );
  const lineOf = useCallback(
    (entry: Said & Pick<Entry, 'at' | 'author'>) =>
      [isoMinute(entry.at), ...(entry.kind === 'seed' ? [] : [entry.author]), reasonOf(entry)].join(' · '),
    [reasonOf],
  );
  return { reasonOf, lineOf };
}
