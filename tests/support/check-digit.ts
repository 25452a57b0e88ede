import { creditCodeFault } from '../../server/accounts/organizations/credit-code';

/** The last character of a code that begins with these seventeen. */
export function checkDigit(seventeen: string): string {
  const found = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((last) => !creditCodeFault(seventeen + last));
  if (found === undefined) throw new Error(`'${seventeen}' begins no credit code`);
  return found;
}
