/** What belongs to the sender, or says how they came: not for whoever gets the link. */
const OWN = ['token', 'from', 'appid', 'targetUrl', 'weixinBindCode'];

/** The address of a page for somebody else. It carries the organization it was looked at for, so that they are offered the switch. */
export function linkToShare(href: string, tenantCode: string | null | undefined): string {
  const url = new URL(href);
  for (const name of OWN) url.searchParams.delete(name);
  if (tenantCode) url.searchParams.set('tenantCode', tenantCode);
  else url.searchParams.delete('tenantCode');
  return url.href;
}
