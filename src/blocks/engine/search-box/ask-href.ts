/** Longer ones would not survive a reload: servers refuse long addresses. */
const LONGEST_IN_ADDRESS = 1_500;

export interface AskTarget {
  to: string;
  state?: { wd: string };
}

/** Where a question goes: into the address of the question page, or beside it when it is too long for one. */
export function askTarget(question: string, scope: readonly number[], offered: readonly number[]): AskTarget {
  const query = new URLSearchParams();
  const long = encodeURIComponent(question).length > LONGEST_IN_ADDRESS;
  if (!long) query.set('wd', question);
  if (scope.length > 0 && scope.length < offered.length) query.set('scope', scope.join(','));
  const text = query.toString();
  return { to: `/q${text && `?${text}`}`, ...(long && { state: { wd: question } }) };
}
