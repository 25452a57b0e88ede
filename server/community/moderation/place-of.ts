import { addressOf } from '../index-post';
import type { LockedPost } from '../store/moderation';

/** Title and address of a post, or of the one it belongs to. */
export function placeOf({ id, kind, root, rootKind, title }: LockedPost): { title: string; link: string } {
  if (root === null) return { title, link: addressOf({ id, kind }) };
  const mark = kind === 'comment' ? 'c' : 'a';
  return { title, link: `${addressOf({ id: root, kind: rootKind ?? 'question' })}#${mark}-${id}` };
}
