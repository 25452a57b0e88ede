import type { BlockProps } from '@/renderer/types';
import type { AskProps } from './block';
import { FollowBox } from './FollowBox';
import { StartQuestion } from './StartQuestion';

export { default as check } from 'virtual:check/answer/ask';

/** Where questions begin: from an address, or under the answer before. */
export default function Ask({ props }: BlockProps<AskProps>) {
  return props.look === 'start' ? <StartQuestion scope={props.scope} /> : <FollowBox />;
}
