import { useMemo, useState } from 'react';
import { useGetChatQuery } from '@/api/messages';
import { hasBegun, mergeMessages, useAskedMessages } from '@/stream/ask-question';
import { type ChatMessage, messagePath, type Turn } from '@/stream/message-path';

export interface Chat {
  title: string;
  turns: Turn[];
  mine: boolean;
  /** Messages above the line where the context was cleared; null if it was not. */
  cleared: ReadonlySet<string> | null;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** Changes when an answer starts and when it ends. */
  moment: string;
  /** Called when the newest answer has ended, to reload the stored chat. */
  settle: () => void;
}

const NONE: ChatMessage[] = [];

/** A chat: its stored messages, merged with those just sent from this page. */
export function useChat(chatId: string, shown: string | null): Chat {
  const asked = useAskedMessages(chatId);
  const startedHere = asked.length > 0 && hasBegun(chatId);
  const [settled, setSettled] = useState('');
  // The chat may not be stored until its first answer has ended. An address without a chat id loads none.
  const skip = chatId === '' || (startedHere && settled !== chatId);
  const { data, error, isLoading, refetch } = useGetChatQuery(
    { id: chatId },
    { skip, refetchOnMountOrArgChange: true },
  );
  const stored = data?.id === chatId ? data.messages : NONE;
  // Without one in the address, the branch that its owner saw last.
  const branch = shown ?? (data?.id === chatId ? data.shown : undefined);
  const turns = useMemo(() => messagePath(mergeMessages(stored, asked), branch), [stored, asked, branch]);
  const at = data?.id === chatId ? data.clearedAt : undefined;
  const cleared = useMemo(
    () => (at ? new Set(stored.filter(({ createdAt }) => createdAt <= at).map(({ id }) => id)) : null),
    [stored, at],
  );
  return {
    title: data?.title ?? turns[0]?.question.text ?? '',
    turns,
    mine: data?.mine ?? startedHere,
    cleared,
    loading: isLoading,
    error: turns.length > 0 ? undefined : error,
    retry: () => void refetch(),
    moment: `${chatId} ${asked.length} ${settled}`,
    settle: () => setSettled(chatId),
  };
}
