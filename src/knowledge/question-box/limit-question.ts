export const QUESTION_LIMIT = 20_000;

/** Cuts a question to the service's limit, without splitting a surrogate pair. */
export function limitQuestion(text: string): { text: string; cut: boolean } {
  if (text.length <= QUESTION_LIMIT) return { text, cut: false };
  const last = text.charCodeAt(QUESTION_LIMIT - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? QUESTION_LIMIT - 1 : QUESTION_LIMIT;
  return { text: text.slice(0, end), cut: true };
}
