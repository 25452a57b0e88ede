import type { Db } from '../../base/database/db';

/** The chats of a browser or account that are not deleted, each with its messages in order. */
export async function readChats(db: Db, ownerKey: string) {
  const messages = await db
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .select(['m.chat_id as chatId', 'm.id as id', 'm.role as role', 'm.text as text', 'm.created_at as createdAt'])
    .where('c.visitor', '=', ownerKey)
    .where('c.deleted_at', 'is', null)
    .orderBy('m.created_at')
    .execute();
  const chats = await db
    .selectFrom('chat')
    .select(['id', 'access_domain as portal', 'title', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('visitor', '=', ownerKey)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const byChat = new Map<string, object[]>(chats.map(({ id: chat }) => [chat, []]));
  for (const { chatId, ...message } of messages) byChat.get(chatId)?.push(message);
  return chats.map((chat) => ({ ...chat, messages: byChat.get(chat.id) ?? [] }));
}
