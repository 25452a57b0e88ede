import { isPhone } from './account-rules';

/** 138****0042, z***@example.com: enough to recognize one's own account, not enough to contact another. */
export function maskAccount(value: string): string {
  const at = value.indexOf('@');
  const [first = '', ...others] = value;
  if (at > 0) return `${first}***${value.slice(at)}`;
  if (isPhone(value)) return `${value.slice(0, 3)}****${value.slice(7)}`;
  return others.length > 1 ? `${first}***${others.at(-1)}` : '***';
}
