import { limitQuestion } from '@/knowledge/question-box/limit-question';
import { type PicturePart, readPart } from '@/lib/picture-part';
import { isQuoted, type QuotedText } from '@/stream/use-quoted';
import { type Attachment, isReady, MOST_ATTACHED } from '../attach/attached-store';

export interface AskedQuestion {
  query: string;
  scope?: number[];
  about?: PicturePart;
  quoted?: QuotedText[];
  /** Files that were sent before the question. */
  attachments?: Attachment[];
}

/**
 * Reads the question from a URL. Scopes that the domain does not offer are dropped; if none remain, the domain's own
 * are used.
 */
export function readQuestion(
  search: URLSearchParams,
  state: unknown,
  offered: readonly number[] = [],
): AskedQuestion | null {
  const beside =
    typeof state === 'object' && state !== null && 'wd' in state && typeof state.wd === 'string' ? state.wd : '';
  const query = limitQuestion((search.get('wd') || beside).trim()).text;
  if (query === '') return null;
  const named = (search.get('scope') ?? '').split(',').map(Number);
  const scope = offered.filter((id) => named.includes(id));
  const chosen = scope.length > 0 ? scope : [...offered];
  const about = readPart(search.get('about'));
  const quoted = quotedBeside(state);
  const attachments = attachedBeside(state);
  return {
    query,
    ...(chosen.length > 0 && { scope: chosen }),
    ...(about && { about }),
    ...(quoted && { quoted }),
    ...(attachments && { attachments }),
  };
}

/** Quoted texts are too long for a URL, so they are passed in the navigation state. */
function quotedBeside(state: unknown): QuotedText[] | null {
  const beside = typeof state === 'object' && state !== null && 'quoted' in state ? state.quoted : null;
  return isQuoted(beside) && beside.length > 0 ? beside : null;
}

function attachedBeside(state: unknown): Attachment[] | null {
  const beside = typeof state === 'object' && state !== null && 'attachments' in state ? state.attachments : null;
  return isReady(beside) && beside.length > 0 ? beside.slice(0, MOST_ATTACHED) : null;
}
