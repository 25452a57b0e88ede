/** The name that the user centre gives a personal space. */
const PERSONAL = '个人用户';

/** The URL of an organization's enterprise console; undefined if it has none. */
export function consoleUrl(
  base: string | undefined,
  tenant: { name: string; tenantCode?: string | undefined } | null,
): string | undefined {
  if (!base || !tenant?.tenantCode || tenant.name === PERSONAL) return undefined;
  const [path = '', hash] = base.split('#', 2);
  const join = path.includes('?') ? '&' : '?';
  return `${path}${join}tenantCode=${encodeURIComponent(tenant.tenantCode)}${hash === undefined ? '' : `#${hash}`}`;
}
