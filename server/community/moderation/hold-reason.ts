import { fold } from '../../base/text/fold';
import { LINK } from '../links';

export type HoldReason = 'newcomer' | 'words' | 'links' | 'review';

interface Held {
  /** Everything that is read, such as title and text. */
  text: string;
  /** Whether the author has published nothing here yet. */
  isNewcomer: boolean;
  hold: { newcomers?: boolean; words?: string[] } | undefined;
}

const MANY_LINKS = 3;

/** Why a text waits for a moderator; undefined if it is read at once. Words match whatever their case, width or script. */
export function holdReason({ text, isNewcomer, hold }: Held): HoldReason | undefined {
  const folded = fold(text);
  if (hold?.words?.some((word) => contains(folded, fold(word).trim()))) return 'words';
  if (isMostlyLinks(text)) return 'links';
  return hold?.newcomers && isNewcomer ? 'newcomer' : undefined;
}

/** A word of letters must stand alone: “ass” is not in “class”. Chinese has no spaces between words. */
function contains(text: string, word: string): boolean {
  if (word === '') return false;
  const isLetter = (char: string | undefined) => char !== undefined && /[\p{Script=Latin}\p{N}]/u.test(char);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!(isLetter(word[0]) && isLetter(text[at - 1])) && !(isLetter(word.at(-1)) && isLetter(text[at + word.length])))
      return true;
  return false;
}

function isMostlyLinks(text: string): boolean {
  const links = text.match(LINK) ?? [];
  const length = links.reduce((sum, link) => sum + link.length, 0);
  return links.length >= MANY_LINKS && length * 2 >= text.replace(/\s+/g, '').length;
}
