import { Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '@/api/api-error';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { ChatPage } from './ChatPage';
import { ChatMissing, ChatSkeleton } from './ChatStates';
import { ThreadsFrame } from './ThreadsFrame';
import { type Address, useAddress } from './use-address';
import { type Chat, useChat } from './use-chat';

/** Few arrive by a link that has to let them in. */
const EnterByShare = lazyWithRetry(async () => (await import('../share/EnterByShare')).EnterByShare);

interface Props extends Pick<BlockProps<PropsOf<'answer/answer'>>, 'level' | 'slots'> {
  /** Empty if the address names no chat. */
  id: string;
  /** Knowledge bases that can currently be searched. */
  scope: readonly number[] | undefined;
  /** Without the list of other chats and ways to them, as inside a page of another system. */
  alone?: boolean;
}

/** A chat: its turns, the slots of the page around the newest answer, and the list of other chats next to it, unless `alone`. */
export function ChatFrame(props: Props) {
  const { id } = props;
  const address = useAddress();
  const chat = useChat(id, address.shown);
  const reading = usePanelMode() === 'column' && address.source !== null;
  const one = <OneChat key={id} {...{ ...props, address, chat }} />;
  if (props.alone) return one;
  const open = id === '' ? undefined : { id, title: chat.title, mine: chat.mine };
  return (
    <ThreadsFrame reading={reading} open={open} moment={chat.moment}>
      {one}
    </ThreadsFrame>
  );
}

function OneChat({ id, address, chat, scope, alone, level, slots }: Props & { address: Address; chat: Chat }) {
  const loading = chat.loading && !chat.error && chat.turns.length === 0;
  const share = useSearchParams()[0].get('share');
  const missing =
    chat.error !== undefined && isApiError(chat.error) && chat.error.kind === 'http' && chat.error.status === 404;
  const enters = share !== null && share !== '' && !chat.mine && id !== '';
  // What comes next may load parts of its own. Until they are there, this skeleton stays, and not another one.
  const waits = useDeferredValue(loading) || loading;
  if (waits) return <ChatSkeleton />;
  if (enters && missing) return <Entering chat={id} share={share} level={level} alone onEntered={chat.retry} />;
  if (chat.error) return <ChatMissing error={chat.error} onRetry={chat.retry} level={level} />;
  if (chat.turns.length === 0) return <ChatMissing onRetry={chat.retry} level={level} />;
  return (
    <>
      {enters && <Entering chat={id} share={share} level={level} alone={false} onEntered={chat.retry} />}
      <ChatPage chatId={id} offered={scope} {...{ chat, address, alone, level, slots }} />
    </>
  );
}

function Entering(props: Parameters<typeof EnterByShare>[0]) {
  return (
    <Suspense fallback={props.alone ? <ChatSkeleton /> : null}>
      <EnterByShare {...props} />
    </Suspense>
  );
}
