/** Parameters that belong to the sender or record how they arrived; they are not shared. */
const OWN = ['token', 'from', 'appid', 'targetUrl', 'weixinBindCode'];

/** The URL of a page to share. It carries the current organization, so that recipients are offered to switch to it. */
export function linkToShare(href: string, tenantCode: string | null | undefined): string {
  const url = new URL(href);
  for (const name of OWN) url.searchParams.delete(name);
  if (tenantCode) url.searchParams.set('tenantCode', tenantCode);
  else url.searchParams.delete('tenantCode');
  return url.href;
}
