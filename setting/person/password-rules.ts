const PASSWORD_MIN = 10;
const PASSWORD_MAX = 32;
const KINDS_NEEDED = 3;
/** Minimum length of a forbidden run. */
const RUN = 5;

export interface PasswordVerdict {
  /** 10 to 32 characters. */
  length: boolean;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
  special: boolean;
  /** At least three of the four kinds. */
  kinds: boolean;
  /** No five consecutive characters in ascending or descending order. */
  sequence: boolean;
  /** No five identical characters in a row. */
  repeat: boolean;
}

/** Checks every rule separately, so that a list can show which ones fail. */
export function judgePassword(password: string): PasswordVerdict {
  const length = password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX;
  const lowercase = /[a-z]/.test(password);
  const uppercase = /[A-Z]/.test(password);
  const digit = /\d/.test(password);
  const special = /[^A-Za-z0-9\s]/.test(password);
  const kinds = [lowercase, uppercase, digit, special].filter(Boolean).length >= KINDS_NEEDED;
  const sequence = longestRun(password, 1) < RUN && longestRun(password, -1) < RUN;
  return { length, lowercase, uppercase, digit, special, kinds, sequence, repeat: longestRun(password, 0) < RUN };
}

/** Keys of `people.json` for the first rule that fails. */
export type PasswordFault = 'password.newEmpty' | 'password.rule' | 'password.sequence' | 'password.repeat';

export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'password.newEmpty';
  const verdict = judgePassword(password);
  if (!verdict.length || !verdict.kinds) return 'password.rule';
  if (!verdict.sequence) return 'password.sequence';
  return verdict.repeat ? null : 'password.repeat';
}

function longestRun(text: string, step: -1 | 0 | 1): number {
  let longest = text === '' ? 0 : 1;
  let run = longest;
  for (let at = 1; at < text.length; at += 1) {
    run = text.charCodeAt(at) - text.charCodeAt(at - 1) === step ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
