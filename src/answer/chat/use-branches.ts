import { useCallback, useRef } from 'react';
import { useDeleteBranchMutation, useRestoreBranchMutation, useShowBranchMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { forgetAsked } from '@/stream/ask-question';
import type { Turn } from '@/stream/chat-message';
import { showToast } from '@/ui/toasts';
import type { Address } from './use-address';
import type { Chat } from './use-chat';

const UNDO_MS = 10_000;

interface Options {
  chatId: string;
  chat: Pick<Chat, 'mine'>;
  address: Pick<Address, 'showVersion'>;
}

/** Shows another branch of a chat, and remembers it for its owner; deletes one, which can be undone. */
export function useBranches({ chatId, chat, address }: Options) {
  const { t } = useTranslation('answer');
  const [remember] = useShowBranchMutation();
  const [remove] = useDeleteBranchMutation();
  const [restore] = useRestoreBranchMutation();
  const latest = useRef({ address, mine: chat.mine, t });
  latest.current = { address, mine: chat.mine, t };

  const show = useCallback(
    (message: string) => {
      latest.current.address.showVersion(message);
      if (latest.current.mine) void remember({ chatId, messageId: message });
    },
    [chatId, remember],
  );
  const removeBranch = useCallback(
    async ({ question, questions }: Turn) => {
      const { id } = question;
      const at = questions.indexOf(question);
      const next = (questions[at - 1] ?? questions[at + 1])?.id ?? question.parentId;
      const result = await remove({ id });
      if ('error' in result || !result.data) return;
      forgetAsked(chatId, id);
      if (next) show(next);
      const back = async () => {
        if (!('error' in (await restore({ id })))) latest.current.address.showVersion(id);
      };
      showToast({
        intent: 'info',
        text: latest.current.t('branch.removed', { count: result.data.messages }),
        durationMs: UNDO_MS,
        cause: `branch:${id}`,
        action: { label: latest.current.t('action.undo'), run: () => void back() },
      });
    },
    [chatId, remove, restore, show],
  );
  return { show, removeBranch };
}
