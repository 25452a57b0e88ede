import { useDeleteChatMutation, useRestoreChatMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { ellipsis } from '@/lib/ellipsis';
import { showToast } from '@/ui/toasts';

const UNDO_MS = 10_000;

/** Deletes at once and offers undo instead of asking first. `title` names the thread if there is only one. */
export function useDeleteChats(): (ids: readonly string[], title?: string) => Promise<void> {
  const { t } = useTranslation('threads');
  const [remove] = useDeleteChatMutation();
  const [restore] = useRestoreChatMutation();
  return async (ids, title) => {
    const results = await Promise.all(ids.map(async (id) => ({ id, ok: !('error' in (await remove({ id }))) })));
    const gone = results.filter(({ ok }) => ok).map(({ id }) => id);
    // Failed deletions are reported in their own toasts.
    if (gone.length === 0) return;
    showToast({
      intent: 'info',
      text: title ? t('deleted', { title: ellipsis(title) }) : t('deletedMany', { count: gone.length }),
      durationMs: UNDO_MS,
      cause: `deleted:${gone.join()}`,
      action: { label: t('undo'), run: () => void Promise.all(gone.map((id) => restore({ id }))) },
    });
  };
}
