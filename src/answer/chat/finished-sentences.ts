const ENDS = /[。！？!?；]+["'”’）)]*|[.]["'”’)]*(?=\s)|\n{1,}/g;
const FENCE = /```[\s\S]*?(?:```|$)/g;

/**
 * The sentences that are complete in a growing text, after the first `said` units of it. What is half written is not read out,
 * so a screen reader never hears a word change. `done` takes the rest as it is.
 */
export function finishedSentences(text: string, said: number, done: boolean): { spoken: string; upTo: number } {
  let upTo = said;
  if (done) upTo = text.length;
  else {
    const rest = text.slice(said);
    for (const match of rest.matchAll(ENDS)) upTo = said + match.index + match[0].length;
    // Inside a fence line ends are no sentences; wait until it closes.
    if ((text.slice(0, upTo).match(/```/g)?.length ?? 0) % 2 === 1)
      upTo = Math.max(said, text.lastIndexOf('```', upTo));
  }
  return { spoken: plain(text.slice(said, upTo)), upTo };
}

/** Words only: a person does not want to hear the marks of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replace(FENCE, ' ')
    .replace(/(?:\[|［|【)\d{1,3}(?:\]|］|】)/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-+*]|\d{1,9}[.)])\s+/gm, '')
    .replace(/^[ \t:|-]+$/gm, '')
    .replace(/[*_`~|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
