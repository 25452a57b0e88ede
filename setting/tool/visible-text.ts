/** Characters that show as nothing, or change the order or the look of what stands beside them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u3000\u3164\uffa0]/gu;

/** A value as it is, with everything in sight: what somebody approves is what they see. */
export const visibleText = (text: string): string =>
  text.replace(HIDDEN, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
