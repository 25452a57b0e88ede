const PHONE = /^1[3-9]\d{9}$/;
const EMAIL_MAX = 30;
export const CODE_LENGTH = 6;

/** Whether a text is a mobile number: eleven digits, the first 1, the second 3 to 9. */
export const isPhone = (text: string): boolean => PHONE.test(text);

/**
 * Whether a text is an email address: dots only between words, and a host with a dot. Refuses whatever a mail server
 * would refuse outright.
 */
export function isEmail(text: string): boolean {
  const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
  return new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$`).test(text);
}

/** Keys of `people.json` for faults, in the order in which they are reported. */
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

/** The fault of a value that may be either: with an @ it is checked as an email address, digits as a phone number. */
export function accountFault(text: string): AccountFault | null {
  if (text === '') return 'account.empty';
  if (text.includes('@')) return emailFault(text);
  return /^\+?\d+$/.test(text) ? phoneFault(text) : 'account.wrong';
}
