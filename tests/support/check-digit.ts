import { creditCodeFault } from '../../server/accounts/organizations/credit-code';

/** The check digit of a code that starts with these seventeen characters. */
export function checkDigit(seventeen: string): string {
  const found = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((last) => !creditCodeFault(seventeen + last));
  if (found === undefined) throw new Error(`'${seventeen}' begins no credit code`);
  return found;
}
