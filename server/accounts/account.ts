import { emailFault, isPhone } from '../../setting/person/account-rules';
import { cleanAccount } from '../../setting/person/clean-input';
import { storableText } from '../base/database/storable';

type Account = { kind: 'phone' | 'email' | 'name'; value: string };

/** Reads a typed account into its stored form: no spaces, plain digits, email addresses in lower case. */
export function readAccount(typed: string): Account {
  const value = storableText(cleanAccount(typed));
  if (value.includes('@')) return { kind: 'email', value: value.toLowerCase() };
  const national = value.replace(/^(\+86|0086)/, '');
  return isPhone(national) ? { kind: 'phone', value: national } : { kind: 'name', value };
}

/** Whether a code can be sent there. */
export const isReachable = ({ kind, value }: Account): boolean =>
  kind === 'phone' || (kind === 'email' && emailFault(value) === null);
