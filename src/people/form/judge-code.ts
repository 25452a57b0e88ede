import { CODE_LENGTH } from '../../../setting/person/account-rules';

/** A verification code: there, and six characters long. */
export function judgeCode(code: string): string | null {
  if (code === '') return 'code.empty';
  return code.length === CODE_LENGTH ? null : 'code.length';
}

/** A code for signing in: there. Whether it is right is for the server to say. */
export const judgeSmsCode = (code: string): string | null => (code === '' ? 'code.emptySms' : null);
