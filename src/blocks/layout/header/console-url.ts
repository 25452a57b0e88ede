/** The space of a single person carries this name in the user centre. */
const PERSONAL = '个人用户';

/** The enterprise console of an organization; undefined for those that have none. */
export function consoleUrl(
  base: string | undefined,
  tenant: { name: string; tenantCode?: string | undefined } | null,
): string | undefined {
  if (!base || !tenant?.tenantCode || tenant.name === PERSONAL) return undefined;
  const [path = '', hash] = base.split('#', 2);
  const join = path.includes('?') ? '&' : '?';
  return `${path}${join}tenantCode=${encodeURIComponent(tenant.tenantCode)}${hash === undefined ? '' : `#${hash}`}`;
}
