import { useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useChangeTagMutation, useTagChatsMutation } from '@/api/questions';
import { useTranslation } from '@/i18n/use-translation';
import { showToast } from '@/ui/toasts';

const UNDO_MS = 10_000;

/** Changes tags. The returned functions resolve to false if the server refused; `fault` then says why. */
export function useTagging() {
  const { t } = useTranslation(['answer', 'threads']);
  const [assign, { error: notAssigned, isLoading: assigning }] = useTagChatsMutation();
  const [change, { error: notChanged, isLoading: changing }] = useChangeTagMutation();
  const [said, setSaid] = useState('');
  const undo = (text: string, tag: string, chatIds: string[], assigned: boolean) =>
    showToast({
      intent: 'info',
      text,
      durationMs: UNDO_MS,
      cause: `tag:${tag}:${chatIds.join()}`,
      action: { label: t('threads:undo'), run: () => void assign({ tag, chatIds, assigned }) },
    });
  return {
    /** What to tell a screen reader. */
    said,
    fault: messageOf(notAssigned) ?? messageOf(notChanged),
    busy: assigning || changing,
    add: async (tag: string, chatIds: readonly string[]) => {
      const { data } = await assign({ tag, chatIds: [...chatIds], assigned: true });
      if (!data) return false;
      if (chatIds.length === 1) setSaid(t('history.tags.added', { tag: data.tag }));
      else
        undo(t('history.tags.addedMany', { tag: data.tag, count: data.chatIds.length }), data.tag, data.chatIds, false);
      return true;
    },
    remove: async (tag: string, id: string) => {
      const { data } = await assign({ tag, chatIds: [id], assigned: false });
      if (data) setSaid(t('history.tags.removed', { tag }));
      return data !== undefined;
    },
    removeEverywhere: async (tag: string) => {
      const { data } = await change({ tag, to: null });
      if (data && data.chatIds.length > 0)
        undo(t('history.tags.removedMany', { tag, count: data.chatIds.length }), tag, data.chatIds, true);
      return data !== undefined;
    },
    /** Resolves to the new name as the server spells it. */
    rename: async (tag: string, to: string) => (await change({ tag, to })).data?.tag,
  };
}
