import type { Store } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import { cleanText } from '../base/text/clean-text';
import type { Reader } from './read-chat';
import { addTag, isFull, listTags, removeTag, renameTag } from './store/chat-tags';

const MOST_ON_A_CHAT = 10;
const MOST_OF_A_VISITOR = 50;

interface Tagging {
  tag: string;
  chatIds: readonly string[];
  assigned: boolean;
}

interface Tagged {
  /** As it is spelled now. */
  tag: string;
  /** The chats that changed. */
  chatIds: string[];
}

/** Adds a tag to chats or removes it. */
export async function tagChats({ db }: Store, reader: Reader, given: Tagging): Promise<Tagged> {
  if (!given.assigned) return { tag: given.tag, chatIds: await removeTag(db, reader, given.tag, given.chatIds) };
  const tag = await spell({ db }, reader, given.tag);
  if (await isFull(db, reader, tag, given.chatIds, MOST_ON_A_CHAT)) throw badRequest(full, { pointer: '/tag' });
  return { tag, chatIds: await addTag(db, reader, tag, given.chatIds) };
}

/** Renames a tag everywhere, or removes it everywhere. */
export async function changeTag(
  { db }: Store,
  reader: Reader,
  { tag, to }: { tag: string; to: string | null },
): Promise<Tagged> {
  if (to === null) return { tag, chatIds: await removeTag(db, reader, tag) };
  const name = await spell({ db }, reader, to, tag);
  return { tag: name, chatIds: name === tag ? [] : await renameTag(db, reader, tag, name) };
}

/** The tag on one line, spelled as the visitor spelled it before. */
async function spell({ db }: Pick<Store, 'db'>, reader: Reader, given: string, except?: string): Promise<string> {
  const tag = cleanText(given).normalize('NFC').replace(/\s+/g, ' ').replace(/^#+ ?/, '');
  if (tag === '') throw badRequest(empty, { pointer: '/tag' });
  const known = await listTags(db, reader);
  const before = known.find((each) => each.tag !== except && each.tag.toLowerCase() === tag.toLowerCase());
  if (before) return before.tag;
  if (except === undefined && known.length >= MOST_OF_A_VISITOR) throw badRequest(tooMany, { pointer: '/tag' });
  return tag;
}

const empty = message('answers:tags.empty');
const full = message('answers:tags.full', { most: MOST_ON_A_CHAT });
const tooMany = message('answers:tags.tooMany', { most: MOST_OF_A_VISITOR });
