/** Where a question is asked. The address says it all, so that it can be shared, bookmarked and gone back to. */
export function askUrl(question: string, scope?: readonly number[]): string {
  const query = new URLSearchParams({ wd: question });
  if (scope && scope.length > 0) query.set('scope', scope.join(','));
  return `/q?${query}`;
}
