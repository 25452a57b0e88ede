/** What somebody is to a question: its asker, an expert of its tags or board, a moderator of its readers. */
export type QuestionRole = 'person' | 'asker' | 'expert' | 'moderator';
export type QuestionAction =
  | 'answer'
  | 'accept'
  | 'release'
  | 'markRight'
  | 'unmarkRight'
  | 'close'
  | 'reopen'
  | 'merge';

export interface QuestionState {
  closed: boolean;
  /** Whether whoever acts has closed it. */
  closedByMe: boolean;
}

export type Refusal = 'signIn' | 'role' | 'closed';

const decides = (roles: ReadonlySet<QuestionRole>) => roles.has('expert') || roles.has('moderator');

/** Why somebody may not do this to a question; undefined if they may. Visitors have no role. */
export function refusalOf(
  action: QuestionAction,
  roles: ReadonlySet<QuestionRole>,
  { closed, closedByMe }: QuestionState,
): Refusal | undefined {
  if (roles.size === 0) return 'signIn';
  if (action === 'answer') return closed ? 'closed' : undefined;
  if (action === 'merge') return roles.has('moderator') ? undefined : 'role';
  if (decides(roles)) return undefined;
  if (!roles.has('asker')) return 'role';
  // Askers open what they closed themselves; what others closed, others open.
  const isOthers = closed && !closedByMe;
  return isOthers && (action === 'close' || action === 'reopen') ? 'role' : undefined;
}
