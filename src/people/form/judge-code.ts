import { CODE_LENGTH } from '../../../setting/person/account-rules';

/** Requires a verification code of six characters. */
export function judgeCode(code: string): string | null {
  if (code === '') return 'code.empty';
  return code.length === CODE_LENGTH ? null : 'code.length';
}

/** Requires a sign-in code; the server validates it. */
export const judgeSmsCode = (code: string): string | null => (code === '' ? 'code.emptySms' : null);
