import type { Db } from '../base/database/db';
import { ApiError, badRequest } from '../base/http/errors';
import type { FileReader } from '../base/http/file-reader';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import { findModeration } from './moderation/open-moderation';
import { openCommunity } from './open-community';
import { countVideos, isPictureRead, notePictures } from './store/pictures';

export const MOST_PICTURES = 50;
const MOST_VIDEOS = 5;

/** Ids of the pictures and other files of a text that were uploaded here. Whatever else stands in it is shown as a link. */
export function picturesIn(markdown: string): string[] {
  const ids = [
    ...markdown.matchAll(/\(\s*<?\/files\/([\w-]{22})(?![\w-])|^ {0,3}\[[^\]]+\]:\s*<?\/files\/([\w-]{22})(?![\w-])/gm),
  ];
  return [...new Set(ids.map(([, inline, defined]) => inline ?? defined ?? ''))];
}

interface Text {
  post: string;
  /** The version; 0 for the draft. */
  n: number;
  author: string;
  markdown: string;
}

/** Gives the pictures of a text to its readers. Refuses too many, but not in a draft, which must always be kept. */
export async function keepPictures(db: Db, { markdown, ...text }: Text): Promise<void> {
  const ids = picturesIn(markdown);
  if (text.n > 0 && ids.length > MOST_PICTURES)
    throw badRequest(message('community:pictures.many', { most: MOST_PICTURES, count: ids.length }), {
      field: 'content',
    });
  await notePictures(db, { ...text, ids });
  const videos = text.n > 0 ? await countVideos(db, text) : 0;
  if (videos > MOST_VIDEOS)
    throw badRequest(message('community:pictures.videos', { most: MOST_VIDEOS, count: videos }), { field: 'content' });
}

/** Whoever reads a post sees its pictures; moderators also those of what is held back. */
export const pictureReader =
  (ctx: Context): FileReader =>
  async (asking, id) => {
    try {
      const community = await openCommunity(ctx, asking);
      const moderation = await findModeration(ctx, community, asking);
      return await isPictureRead(ctx.store.db, community, id, moderation?.bases ?? []);
    } catch (error) {
      // There is no community here, or none for visitors.
      if (error instanceof ApiError) return false;
      throw error;
    }
  };
