/** Ids of the headings of an answer's text block begin with it, so that an outline elsewhere on the page can lead there. */
export function answerPrefix(messageId: string, block: string): string {
  return `a-${messageId}-${block}`.replace(/[^\w-]/g, '_');
}
