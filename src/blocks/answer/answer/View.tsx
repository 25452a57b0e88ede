import { useParams } from 'react-router-dom';
import { ChatFrame } from '@/answer/chat/ChatFrame';
import type { BlockProps, PropsOf } from '@/renderer/types';

export { default as check } from 'virtual:check/answer/answer';

/** The chat of the address. */
export default function Answer({ props, level, slots }: BlockProps<PropsOf<'answer/answer'>>) {
  const { id = '' } = useParams();
  return <ChatFrame id={id} scope={props.scope} level={level} slots={slots} />;
}
