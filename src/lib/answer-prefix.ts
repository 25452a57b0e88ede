/** Prefix of heading ids in an answer's text block, so that outlines elsewhere on the page can link to them. */
export function answerPrefix(messageId: string, block: string): string {
  return `a-${messageId}-${block}`.replace(/[^\w-]/g, '_');
}
