/** "Remember: …", "记住：…". Words such as "that" or a colon are needed, or "remember to …" would be taken for it. */
const ENGLISH = /^(?:please\s+)?remember(?:\s+that\b|\s*[:：])\s*(.+)$/is;
const CHINESE = /^(?:请|麻烦)?(?:你|您)?(?:帮我|替我)?(?:记住|记一下|记下)\s*[:：，,]\s*(.+)$/s;

/** What is to be remembered, if a question asks for nothing else. */
export function asksToRemember(question: string): string | null {
  const said = (ENGLISH.exec(question) ?? CHINESE.exec(question))?.[1]?.trim();
  return said && !/[?？]\s*$/.test(said) ? said : null;
}
