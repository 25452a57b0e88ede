const ENDS = /[。！？!?；]+["'”’）)]*|[.]["'”’)]*(?=\s)|\n{1,}/g;
const FENCE = /```[\s\S]*?(?:```|$)/g;

/**
 * Returns the sentences completed in a growing text after the first `said` code units. Unfinished sentences are held
 * back, so a screen reader never reads a word that still changes. With `done`, the rest is returned as it is.
 */
export function finishedSentences(text: string, said: number, done: boolean): { spoken: string; upTo: number } {
  let upTo = said;
  if (done) upTo = text.length;
  else {
    const rest = text.slice(said);
    for (const match of rest.matchAll(ENDS)) upTo = said + match.index + match[0].length;
    // Line ends inside a code fence do not end sentences; wait for the closing fence.
    if ((text.slice(0, upTo).match(/```/g)?.length ?? 0) % 2 === 1)
      upTo = Math.max(said, text.lastIndexOf('```', upTo));
  }
  return { spoken: plain(text.slice(said, upTo)), upTo };
}

/** Strips Markdown syntax, which should not be read out. */
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
