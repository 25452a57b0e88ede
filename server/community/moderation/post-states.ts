import type { PostState } from '../../base/database/community-tables';

/** submit, hold: the author publishes, and it is read at once or waits; the others are called as in the contract. */
export type StateAction = 'submit' | 'hold' | 'withdraw' | 'publish' | 'hide' | 'remove' | 'keep';

/** What cannot happen to a post is not listed: only moderators bring back what one of them took away. */
const next: Record<PostState, Partial<Record<StateAction, PostState>>> = {
  draft: { submit: 'published', hold: 'held' },
  published: {
    ...{ submit: 'published', hold: 'held', withdraw: 'withdrawn' },
    ...{ keep: 'published', hide: 'hidden', remove: 'removed' },
  },
  withdrawn: { submit: 'published', hold: 'held' },
  held: {
    submit: 'held',
    hold: 'held',
    withdraw: 'withdrawn',
    publish: 'published',
    hide: 'hidden',
    remove: 'removed',
  },
  hidden: { keep: 'hidden', publish: 'published', remove: 'removed' },
  removed: { keep: 'removed', publish: 'published' },
};

/** The state after an action; undefined if it is not possible. */
export const nextState = (state: PostState, action: StateAction): PostState | undefined => next[state][action];
