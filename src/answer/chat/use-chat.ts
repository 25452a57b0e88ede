import { useMemo, useState } from 'react';
import { useGetChatQuery } from '@/api/messages';
import { mergeMessages, useAskedMessages } from '@/stream/ask-question';
import { type ChatMessage, messagePath, type Turn } from '@/stream/message-path';

export interface Chat {
  title: string;
  turns: Turn[];
  mine: boolean;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** Changes when an answer begins and when it has ended. */
  moment: string;
  /** The newest answer has ended: from now on the stored chat knows more than this page. */
  settle: () => void;
}

const NONE: ChatMessage[] = [];

/** A chat as this page knows it: what is stored, and what was asked here a moment ago. */
export function useChat(chatId: string, shown: string | null): Chat {
  const asked = useAskedMessages(chatId);
  const startedHere = asked.some((message) => message.role === 'user' && message.parentId === null);
  const [settled, setSettled] = useState('');
  // While the first answer is on its way the stored chat may not exist yet. An address without a chat asks for none.
  const skip = chatId === '' || (startedHere && settled !== chatId);
  const { data, error, isLoading, refetch } = useGetChatQuery(
    { id: chatId },
    { skip, refetchOnMountOrArgChange: true },
  );
  const stored = data?.id === chatId ? data.messages : NONE;
  const turns = useMemo(() => messagePath(mergeMessages(stored, asked), shown), [stored, asked, shown]);
  return {
    title: data?.title ?? turns[0]?.question.text ?? '',
    turns,
    mine: data?.mine ?? startedHere,
    loading: isLoading,
    error: turns.length > 0 ? undefined : error,
    retry: () => void refetch(),
    moment: `${chatId} ${asked.length} ${settled}`,
    settle: () => setSettled(chatId),
  };
}
