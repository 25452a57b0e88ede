import { useDeferredValue } from 'react';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { ChatPage } from './ChatPage';
import { ChatMissing, ChatSkeleton } from './ChatStates';
import { ThreadsFrame } from './ThreadsFrame';
import { type Address, useAddress } from './use-address';
import { type Chat, useChat } from './use-chat';

interface Props extends Pick<BlockProps<PropsOf<'answer/answer'>>, 'level' | 'slots'> {
  /** Empty if the address names no chat. */
  id: string;
  /** Knowledge bases that can currently be searched. */
  scope: readonly number[] | undefined;
}

/** A chat: its turns, the slots of the page around the newest answer, and the list of other chats next to it. */
export function ChatFrame(props: Props) {
  const { id } = props;
  const address = useAddress();
  const chat = useChat(id, address.shown);
  const reading = usePanelMode() === 'column' && address.source !== null;
  const open = id === '' ? undefined : { id, title: chat.title, mine: chat.mine };
  return (
    <ThreadsFrame reading={reading} open={open} moment={chat.moment}>
      <OneChat key={id} {...{ ...props, address, chat }} />
    </ThreadsFrame>
  );
}

function OneChat({ id, address, chat, scope, level, slots }: Props & { address: Address; chat: Chat }) {
  const loading = chat.loading && !chat.error && chat.turns.length === 0;
  // What comes next may load parts of its own. Until they are there, this skeleton stays, and not another one.
  const waits = useDeferredValue(loading) || loading;
  if (waits) return <ChatSkeleton />;
  if (chat.error) return <ChatMissing error={chat.error} onRetry={chat.retry} level={level} />;
  if (chat.turns.length === 0) return <ChatMissing onRetry={chat.retry} level={level} />;
  return <ChatPage chatId={id} chat={chat} address={address} offered={scope} level={level} slots={slots} />;
}
