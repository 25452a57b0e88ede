/** For `/personInfo` opened by a community other than the user centre: the corrected URL; null if nothing is wrong. */
export function reopenPerson(path: string, search: string): string | null {
  if (path !== '/personInfo') return null;
  const query = new URLSearchParams(search);
  const community = query.get('PersonCommunity');
  if (community === null || community.includes('/usercenter')) return null;
  query.delete('PersonCommunity');
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
