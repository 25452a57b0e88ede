import { useParams } from 'react-router-dom';
import { ChatPage } from '@/answer/chat/ChatPage';
import { ChatMissing, ChatSkeleton } from '@/answer/chat/ChatStates';
import { ThreadsFrame } from '@/answer/chat/ThreadsFrame';
import { type Address, useAddress } from '@/answer/chat/use-address';
import { type Chat, useChat } from '@/answer/chat/use-chat';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';

export { default as check } from 'virtual:check/answer/answer';

type Props = BlockProps<PropsOf<'answer/answer'>>;

/** A chat: its turns, the slots of the page around the newest answer, and the list of other chats next to it. */
export default function Answer(props: Props) {
  const { id = '' } = useParams();
  const address = useAddress();
  const chat = useChat(id, address.shown);
  const reading = usePanelMode() === 'column' && address.source !== null;
  const open = id === '' ? undefined : { id, title: chat.title, mine: chat.mine };
  return (
    <ThreadsFrame reading={reading} open={open} moment={chat.moment}>
      <OneChat key={id} {...{ ...props, id, address, chat }} />
    </ThreadsFrame>
  );
}

function OneChat({ id, address, chat, props, level, slots }: Props & { id: string; address: Address; chat: Chat }) {
  if (chat.error) return <ChatMissing error={chat.error} onRetry={chat.retry} level={level} />;
  if (chat.turns.length === 0)
    return chat.loading ? <ChatSkeleton /> : <ChatMissing onRetry={chat.retry} level={level} />;
  return <ChatPage chatId={id} chat={chat} address={address} offered={props.scope} level={level} slots={slots} />;
}
