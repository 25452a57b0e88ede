/** The question page for this question. The URL holds the full state, so it can be shared and bookmarked. */
export function askUrl(question: string, scope?: readonly number[]): string {
  const query = new URLSearchParams({ wd: question });
  if (scope && scope.length > 0) query.set('scope', scope.join(','));
  return `/q?${query}`;
}
