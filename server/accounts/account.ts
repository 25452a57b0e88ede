import { emailFault, isPhone } from '../../setting/person/account-rules';
import { cleanAccount } from '../../setting/person/clean-input';
import { storableText } from '../base/database/storable';

type Account = { kind: 'phone' | 'email' | 'name'; value: string };

/** What a person typed as their account, the way it is stored: no spaces, plain digits, addresses in small letters. */
export function readAccount(typed: string): Account {
  const value = storableText(cleanAccount(typed));
  if (value.includes('@')) return { kind: 'email', value: value.toLowerCase() };
  const national = value.replace(/^(\+86|0086)/, '');
  return isPhone(national) ? { kind: 'phone', value: national } : { kind: 'name', value };
}

/** Whether a code can be sent there. */
export const isReachable = ({ kind, value }: Account): boolean =>
  kind === 'phone' || (kind === 'email' && emailFault(value) === null);

/** 138****0042, z***@example.com: enough to know one's own, not enough to write to somebody else's. */
export function maskAccount(value: string): string {
  const at = value.indexOf('@');
  const [first = '', ...others] = value;
  if (at > 0) return `${first}***${value.slice(at)}`;
  if (isPhone(value)) return `${value.slice(0, 3)}****${value.slice(7)}`;
  return others.length > 1 ? `${first}***${others.at(-1)}` : '***';
}
