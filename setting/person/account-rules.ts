const PHONE = /^1[3-9]\d{9}$/;
const EMAIL_MAX = 30;
export const CODE_LENGTH = 6;

/** Eleven digits, the first 1, the second 3 to 9. */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** A mailbox at a host with a dot, dots only between words; nothing that a mail server would refuse at sight. */
export function isEmail(text: string): boolean {
  const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
  return new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$`).test(text);
}

/** Keys of `people.json`: what is wrong with a value, in the order a person should hear it. */
export type AccountFault =
  | 'account.empty'
  | 'account.wrong'
  | 'phone.empty'
  | 'phone.wrong'
  | 'email.empty'
  | 'email.wrong'
  | 'email.long';

export function phoneFault(text: string): AccountFault | null {
  if (text === '') return 'phone.empty';
  return isPhone(text) ? null : 'phone.wrong';
}

export function emailFault(text: string): AccountFault | null {
  if (text === '') return 'email.empty';
  if (text.length > EMAIL_MAX) return 'email.long';
  return isEmail(text) ? null : 'email.wrong';
}

/** For fields that take either: what looks like an address is judged as one, digits as a phone. */
export function accountFault(text: string): AccountFault | null {
  if (text === '') return 'account.empty';
  if (text.includes('@')) return emailFault(text);
  return /^\+?\d+$/.test(text) ? phoneFault(text) : 'account.wrong';
}
