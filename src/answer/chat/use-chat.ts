import { useEffect, useMemo, useState } from 'react';
import { useGetChatQuery } from '@/api/messages';
import type { Data } from '@/api/paths';
import { hasBegun, mergeMessages, useAskedMessages } from '@/stream/ask-question';
import type { ChatMessage, Turn } from '@/stream/chat-message';
import { messagePath } from '../../../setting/chat/message-path';

export interface Chat {
  title: string;
  turns: Turn[];
  mine: boolean;
  /** Messages above the line where the context was cleared; null if it was not, or the line is further up. */
  cleared: ReadonlySet<string> | null;
  /** How many earlier questions are not loaded. */
  earlier: number;
  showEarlier: () => void;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** Changes when an answer starts and when it ends. */
  moment: string;
  /** Called when the newest answer has ended, to reload the stored chat. */
  settle: () => void;
}

/** How many of the last questions a page loads at first, and how many times as many each time more are wanted. */
const NEWEST = 10;
const MORE = 3;
/** Not more than the server takes. */
const MOST = 100_000;
const NONE: ChatMessage[] = [];

/** A chat: the end of its stored branch, merged with the messages just sent from this page. */
export function useChat(chatId: string, shown: string | null): Chat {
  const asked = useAskedMessages(chatId);
  const startedHere = asked.length > 0 && hasBegun(chatId);
  const [settled, setSettled] = useState('');
  // The chat may not be stored until its first answer has ended. An address without a chat id loads none.
  const skip = chatId === '' || (startedHere && settled !== chatId);
  const { data, branch, error, isLoading, refetch, showEarlier } = usePart(chatId, { shown, asked, skip });
  const stored = data?.messages ?? NONE;
  const turns = useMemo(() => messagePath(mergeMessages(stored, asked), branch), [stored, asked, branch]);
  const cleared = useMemo(() => clearedIn(data), [data]);
  return {
    title: data?.title ?? turns[0]?.question.text ?? '',
    turns,
    mine: data?.mine ?? startedHere,
    cleared,
    earlier: data?.earlier ?? 0,
    showEarlier,
    loading: isLoading,
    error: turns.length > 0 ? undefined : error,
    retry: () => void refetch(),
    moment: `${chatId} ${asked.length} ${settled}`,
    settle: () => setSettled(chatId),
  };
}

interface Wanted {
  shown: string | null;
  asked: readonly ChatMessage[];
  skip: boolean;
}

/** Loads the end of the branch that is shown. Until another branch is there, the one before stays. */
function usePart(chatId: string, { shown, asked, skip }: Wanted) {
  const [part, setPart] = useState({ chatId, newest: NEWEST, shown });
  if (part.chatId !== chatId) setPart({ chatId, newest: NEWEST, shown });
  const arg = { id: chatId, newest: part.newest, ...(part.shown && { shown: part.shown }) };
  const query = useGetChatQuery(arg, { skip, refetchOnMountOrArgChange: true });
  const data = query.data?.id === chatId ? query.data : undefined;
  const away = shown !== null && isAway(shown, data, asked);
  const ask = away && shown !== part.shown;
  useEffect(() => {
    if (ask) setPart((before) => ({ ...before, shown }));
  }, [ask, shown]);
  // Without one in the address, the branch that its owner saw last.
  const wanted = shown ?? data?.shown;
  const [kept, setKept] = useState(wanted);
  const waits = away && (ask || query.isFetching);
  if (!waits && kept !== wanted) setKept(wanted);
  const showEarlier = () => setPart((before) => ({ ...before, newest: Math.min(before.newest * MORE, MOST) }));
  return { ...query, data, branch: waits ? kept : wanted, showEarlier };
}

/** Whether what follows the message is in the chat, but was not sent. */
function isAway(id: string, chat: Data<'getChat'> | undefined, asked: readonly ChatMessage[]): boolean {
  if (!chat || asked.some((message) => message.id === id)) return false;
  const stored = chat.messages.find((message) => message.id === id);
  return stored ? stored.cut === true : chat.earlier !== undefined;
}

function clearedIn(chat: Data<'getChat'> | undefined): ReadonlySet<string> | null {
  if (!chat?.clearedAt) return null;
  const { clearedAt } = chat;
  const above = chat.messages.filter(({ createdAt }) => createdAt <= clearedAt).map(({ id }) => id);
  return above.length === 0 && chat.earlier ? null : new Set(above);
}
