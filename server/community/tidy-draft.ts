import { cleanText } from '../base/text/clean-text';
import type { DraftText } from './store/write-posts';

const oneLine = (text: string) => cleanText(text).normalize('NFC').replace(/\s+/g, ' ');

/** The text as it is stored: NFC, `\n`, no control characters; each tag once, whatever its case. */
export function tidyDraft({ title, summary, content, tags, board, audience }: DraftText): DraftText {
  const known = new Map<string, string>();
  for (const tag of tags.map(oneLine).filter(Boolean))
    if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag);
  return {
    ...{ board, audience },
    title: oneLine(title),
    summary: oneLine(summary),
    content: tidyText(content),
    tags: [...known.values()],
  };
}

export const tidyText = (markdown: string): string => cleanText(markdown).normalize('NFC');
