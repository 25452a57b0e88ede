import { useParams } from 'react-router-dom';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { ChatPage } from './chat/ChatPage';
import { ChatMissing, ChatSkeleton } from './chat/ChatStates';
import { useAddress } from './chat/use-address';
import { useChat } from './chat/use-chat';

export { default as check } from 'virtual:check/answer/answer';

/** A chat: its questions and answers, and round the newest answer whatever the page puts there. */
export default function Answer({ props, level, slots }: BlockProps<PropsOf<'answer/answer'>>) {
  const { id = '' } = useParams();
  const address = useAddress();
  const chat = useChat(id, address.shown);
  if (chat.error) return <ChatMissing error={chat.error} onRetry={chat.retry} level={level} />;
  if (chat.turns.length === 0)
    return chat.loading ? <ChatSkeleton /> : <ChatMissing onRetry={chat.retry} level={level} />;
  return (
    <ChatPage key={id} chatId={id} chat={chat} address={address} offered={props.scope} level={level} slots={slots} />
  );
}
