export const QUESTION_LIMIT = 20_000;

/** A question no longer than the service takes. A character of two units is never cut in half. */
export function limitQuestion(text: string): { text: string; cut: boolean } {
  if (text.length <= QUESTION_LIMIT) return { text, cut: false };
  const last = text.charCodeAt(QUESTION_LIMIT - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? QUESTION_LIMIT - 1 : QUESTION_LIMIT;
  return { text: text.slice(0, end), cut: true };
}
