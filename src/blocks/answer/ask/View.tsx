import type { BlockProps, PropsOf } from '@/renderer/types';
import { FollowBox } from './FollowBox';
import { StartQuestion } from './StartQuestion';

export { default as check } from 'virtual:check/answer/ask';

/** Where questions begin: from an address, or under the answer before. */
export default function Ask({ props }: BlockProps<PropsOf<'answer/ask'>>) {
  return props.look === 'start' ? <StartQuestion scope={props.scope} /> : <FollowBox />;
}
