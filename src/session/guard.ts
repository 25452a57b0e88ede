/** Routes that the specification opens to everybody, whatever their page document says. */
const PUBLIC = new Set([
  '/',
  '/404',
  '/articleDetail',
  '/companyInfo',
  '/designGpt',
  '/deviceGpt',
  '/engine',
  '/gpt',
  '/industrialApp',
  '/login',
  '/mission',
  '/q',
  '/qa',
  '/transferPage',
]);

/** Whether this visitor may see the page now, or has to sign in first. */
export function guard(path: string, needLogin: boolean, hasToken: boolean): 'pass' | 'sign-in' {
  if (!needLogin || hasToken || PUBLIC.has(path) || path.startsWith('/q')) return 'pass';
  return 'sign-in';
}

/**
 * `/personInfo` opened by a community that is not the user centre: the address to open instead, without what was wrong with it. null:
 * nothing is wrong.
 */
export function reopenPerson(path: string, search: string): string | null {
  if (path !== '/personInfo') return null;
  const query = new URLSearchParams(search);
  const community = query.get('PersonCommunity');
  if (community === null || community.includes('/usercenter')) return null;
  query.delete('PersonCommunity');
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
