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
